import { fileURLToPath } from 'node:url';

/**
 * The fonts of a PDF. Noto Sans HK contains the Hong Kong supplementary set, Noto Sans SC the
 * simplified forms that it lacks. Each has two weights; otherwise bold text would fall back to
 * regular.
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
