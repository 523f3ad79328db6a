/** Has the browser download a file. */
export function downloadFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download reads the address after the click; it is let go when that has surely begun.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
