/** Samples per second of every clip. */
export const SAMPLE_RATE = 8_000;

/**
 * Packs samples as a WAV file: one channel, 8 bits, 8,000 samples per second.
 *
 * @param samples from -1 to 1; louder samples are clipped
 */
export function toWav(samples: Float32Array): Buffer {
  const wav = Buffer.alloc(HEADER_BYTES + samples.length + (samples.length % 2));
  wav.write('RIFF', 0, 'latin1');
  wav.writeUInt32LE(wav.length - 8, 4);
  wav.write('WAVEfmt ', 8, 'latin1');
  wav.writeUInt32LE(16, 16);
  wav.writeUInt16LE(PCM, 20);
  wav.writeUInt16LE(1, 22);
  wav.writeUInt32LE(SAMPLE_RATE, 24);
  wav.writeUInt32LE(SAMPLE_RATE, 28);
  wav.writeUInt16LE(1, 32);
  wav.writeUInt16LE(8, 34);
  wav.write('data', 36, 'latin1');
  wav.writeUInt32LE(samples.length, 40);
  for (let index = 0; index < samples.length; index += 1) {
    const cut = Math.max(-1, Math.min(1, samples[index] ?? 0));
    wav[HEADER_BYTES + index] = Math.round(127.5 + cut * 127.5);
  }
  return wav;
}

/**
 * Reads the samples of a WAV file that `toWav` created.
 *
 * @throws {RangeError} when the file has no samples, or its header names another encoding, rate or
 *   sample size
 */
export function fromWav(wav: Uint8Array): Float32Array {
  const file = Buffer.from(wav.buffer, wav.byteOffset, wav.byteLength);
  const isOurs =
    file.length > HEADER_BYTES &&
    file.readUInt16LE(20) === PCM &&
    file.readUInt32LE(24) === SAMPLE_RATE &&
    file.readUInt16LE(34) === 8;
  if (!isOurs) throw new RangeError('Cannot read the clip: it is not of 8 bits at 8,000');
  const content = file.subarray(HEADER_BYTES, HEADER_BYTES + file.readUInt32LE(40));
  return Float32Array.from(content, (byte) => (byte - 127.5) / 127.5);
}

const HEADER_BYTES = 44;
const PCM = 1;
