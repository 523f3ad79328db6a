import { fileURLToPath } from 'node:url';

/**
 * The fonts of a PDF. Noto Sans HK contains the Hong Kong supplementary set, and Noto Sans SC the
 * simplified characters that Noto Sans HK lacks. Each font has two weights, because bold text would
 * otherwise fall back to the regular weight.
 */
export const FONT_FILES: Readonly<Record<'regular' | 'bold', readonly string[]>> = {
  regular: [
    fontFile('@expo-google-fonts/noto-sans-hk/400Regular/NotoSansHK_400Regular.ttf'),
    fontFile('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
  ],
  bold: [
    fontFile('@expo-google-fonts/noto-sans-hk/700Bold/NotoSansHK_700Bold.ttf'),
    fontFile('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  ],
};

function fontFile(path: string): string {
  return fileURLToPath(import.meta.resolve(path));
}
