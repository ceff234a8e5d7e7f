/** Downloads a text as a file. */
export const saveText = (name: string, text: string): void =>
  saveFile(name, new Blob([text], { type: "text/plain;charset=utf-8" }));

/** Downloads bytes as a file. */
export function saveFile(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
