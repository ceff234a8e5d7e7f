/** Downloads a file from the server; the response contains its name. */
export function followDownload(url: string): void {
  const link = document.createElement("a");
  link.href = url;
  link.download = "";
  link.click();
}
