import { lazy, useState } from "react";

const FollowedImport = lazy(async () => ({ default: (await import("./FollowedImport")).FollowedImport }));

interface Options {
  /** The message of a success. */
  done: string;
  /** Called after rows were stored. */
  onChanged: () => void;
}

/** Follows imports whose dialog is closed while they run; `followed` is rendered inside a Suspense. */
export function useFollowedImports(options: Options) {
  const [ids, setIds] = useState<readonly string[]>([]);
  return {
    follow: (id: string | undefined) => {
      if (id !== undefined) setIds((last) => [...new Set([...last, id])]);
    },
    followed: ids.map((id) => <FollowedImport key={id} jobId={id} {...options} />),
  };
}
