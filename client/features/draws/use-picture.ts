import { type RefObject, useEffect, useState } from "react";
import { fetchFile } from "../../kit/transport/fetch-json";

const dataUrlOf = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as string);
    reader.onerror = () => reject(new TypeError("the picture is not readable"));
    reader.readAsDataURL(file);
  });

/** The pictures of this session by their hash; the policy of the page allows no object URLs. */
const pictures = new Map<string, Promise<string | null>>();

async function load(sha256: string): Promise<string | null> {
  const file = await fetchFile(`/api/admin/draws/pictures/${sha256}`);
  // A failed request is repeated when the picture is shown again.
  if (!file) pictures.delete(sha256);
  return file && dataUrlOf(file);
}

/**
 * The data URL of a stored picture, which loads when its box comes into view; undefined until then and if it cannot be
 * loaded.
 */
export function usePicture(sha256: string | null, box: RefObject<Element | null>): string | undefined {
  const [loaded, setLoaded] = useState<{ sha256: string; url: string | null }>();
  useEffect(() => {
    if (!sha256 || !box.current) return;
    let isCurrent = true;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      const picture = pictures.get(sha256) ?? load(sha256);
      pictures.set(sha256, picture);
      void picture.then((url) => isCurrent && setLoaded({ sha256, url }));
    });
    observer.observe(box.current);
    return () => {
      isCurrent = false;
      observer.disconnect();
    };
  }, [sha256, box]);
  return loaded?.sha256 === sha256 ? (loaded.url ?? undefined) : undefined;
}
