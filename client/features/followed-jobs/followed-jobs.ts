import type { DocumentNode } from "graphql";
import { useSyncExternalStore } from "react";
import type { BulkActionKind } from "../../kit/graphql/generated";
import { onSessionChange, shownSession } from "../../kit/session/session";

const STORAGE_KEY = "bulk_jobs";

/** A bulk action whose progress is followed on every screen, until its result was shown. */
export interface FollowedJob {
  id: string;
  kind: BulkActionKind;
  /** Whether its dialog is open. */
  isOpen: boolean;
  /** The query of the list that it changes; unknown after a reload. */
  list?: DocumentNode | undefined;
}

function stored(): FollowedJob[] {
  try {
    const jobs = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? "[]") as Omit<FollowedJob, "isOpen">[];
    return jobs.map(({ id, kind }) => ({ id, kind, isOpen: false }));
  } catch {
    return [];
  }
}

let jobs: readonly FollowedJob[] = stored();
const listeners = new Set<() => void>();

function store(next: readonly FollowedJob[]): void {
  jobs = next;
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify(jobs.map(({ id, kind }) => ({ id, kind }))));
  } catch {
    // Without storage a reload loses the progress.
  }
  listeners.forEach((listener) => listener());
}

const others = (id: string) => jobs.filter((job) => job.id !== id);

export const forgetJob = (id: string): void => store(others(id));

/** Follows a job; opens or closes its dialog. */
export const followJob = (job: FollowedJob): void => store([...others(job.id), job]);

// The next user of this tab may not read them.
onSessionChange(() => {
  if (shownSession() === null && jobs.length > 0) store([]);
});

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useFollowedJobs = (): readonly FollowedJob[] => useSyncExternalStore(subscribe, () => jobs);
