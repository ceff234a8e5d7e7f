import { lazy, Suspense } from "react";
import { useFollowedJobs } from "../followed-jobs/followed-jobs";

const BulkProgress = lazy(async () => ({ default: (await import("./BulkProgress")).BulkProgress }));

/** The bulk actions that the user started in this tab and whose result was not shown yet. */
export function FollowedJobs() {
  return (
    <Suspense>
      {useFollowedJobs().map((job) => (
        <BulkProgress key={job.id} {...job} />
      ))}
    </Suspense>
  );
}
