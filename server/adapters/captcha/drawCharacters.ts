import { fileURLToPath } from 'node:url';
import { type Canvas, createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import { randomBetween } from './randomBetween.ts';

/**
 * Draws characters as a picture that people can read and programs cannot read easily. Each
 * character has its own size, slant and height. Waves distort them, and strokes and specks cover
 * them.
 *
 * @returns PNG, about 8 KB
 */
export function drawCharacters(characters: string): Buffer {
  const flat = createCanvas(WIDTH, HEIGHT);
  const context = flat.getContext('2d');
  context.fillStyle = GROUND;
  context.fillRect(0, 0, WIDTH, HEIGHT);
  // All characters have the same colour. Different colours would make them easy to separate.
  const ink = oneOf(INKS);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  const share = WIDTH / (characters.length + 0.4);
  for (const [index, character] of [...characters].entries()) {
    drawOne(context, character, share * (index + 0.7) + randomBetween(-3, 3));
  }
  strokes(context);
  return bent(flat).toBuffer('image/png');
}

const WIDTH = 200;
const HEIGHT = 72;
const GROUND = '#f4f7f6';
const INKS = ['#14211f', '#0b4a41', '#2b3a52', '#4a2b2b'];
const FONT = 'Captcha';

// The machine may have no fonts, so the picture uses a bundled font.
const FONT_FILE = '@expo-google-fonts/noto-sans-hk/700Bold/NotoSansHK_700Bold.ttf';
// Fonts are registered once for the process, so a later worker may find the font registered.
if (!GlobalFonts.has(FONT)) {
  GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(FONT_FILE)), FONT);
}

function drawOne(context: SKRSContext2D, character: string, x: number): void {
  context.save();
  context.translate(x, HEIGHT / 2 + randomBetween(-3, 6));
  context.rotate(randomBetween(-0.3, 0.3));
  context.transform(1, 0, randomBetween(-0.25, 0.25), 1, 0, 0);
  context.font = `${Math.round(randomBetween(46, 56))}px ${FONT}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillText(character, 0, 0);
  context.restore();
}

function strokes(context: SKRSContext2D): void {
  for (let count = 0; count < 3; count += 1) {
    context.lineWidth = randomBetween(0.8, 1.5);
    context.beginPath();
    context.moveTo(randomBetween(0, WIDTH * 0.2), randomBetween(0, HEIGHT));
    context.bezierCurveTo(
      randomBetween(0, WIDTH),
      randomBetween(0, HEIGHT),
      randomBetween(0, WIDTH),
      randomBetween(0, HEIGHT),
      randomBetween(WIDTH * 0.8, WIDTH),
      randomBetween(0, HEIGHT),
    );
    context.stroke();
  }
  for (let count = 0; count < 60; count += 1) {
    context.fillRect(randomBetween(0, WIDTH), randomBetween(0, HEIGHT), 1.5, 1.5);
  }
}

/** Shifts every pixel along two waves. */
function bent(flat: Canvas): Canvas {
  const from = flat.getContext('2d').getImageData(0, 0, WIDTH, HEIGHT);
  const result = createCanvas(WIDTH, HEIGHT);
  const context = result.getContext('2d');
  const to = context.createImageData(WIDTH, HEIGHT);
  const source = new Uint32Array(from.data.buffer, from.data.byteOffset, WIDTH * HEIGHT);
  const target = new Uint32Array(to.data.buffer, to.data.byteOffset, WIDTH * HEIGHT);
  const across = wave(randomBetween(2.5, 4.5), randomBetween(28, 44));
  const along = wave(randomBetween(2, 4), randomBetween(18, 30));
  const ground = source[0] ?? 0;
  for (let y = 0; y < HEIGHT; y += 1) {
    for (let x = 0; x < WIDTH; x += 1) {
      const sourceX = Math.round(x + along(y));
      const sourceY = Math.round(y + across(x));
      const isInside = sourceX >= 0 && sourceX < WIDTH && sourceY >= 0 && sourceY < HEIGHT;
      target[y * WIDTH + x] = isInside ? (source[sourceY * WIDTH + sourceX] ?? ground) : ground;
    }
  }
  context.putImageData(to, 0, 0);
  return result;
}

function wave(height: number, length: number): (at: number) => number {
  const shift = randomBetween(0, 2 * Math.PI);
  return (at) => height * Math.sin(shift + (at / length) * Math.PI);
}

function oneOf<T>(choices: readonly T[]): T {
  const chosen = choices[Math.floor(randomBetween(0, choices.length))];
  if (chosen === undefined) throw new RangeError('Cannot choose: there is nothing');
  return chosen;
}
