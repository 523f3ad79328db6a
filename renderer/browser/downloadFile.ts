/** Downloads a file in the browser. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads the URL after the click, so the URL is revoked only after a minute.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
