/** Hands a file of the server to the browser; its name comes with it. */
export function followDownload(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.download = "";
  link.click();
}
