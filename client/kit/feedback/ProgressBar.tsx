import { Box } from "@chakra-ui/react";

/** How much of a job is done, in percent. */
export function ProgressBar({ label, percent }: { label: string; percent: number }) {
  return (
    <Box
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      h="2"
      bg="bg.emphasized"
      borderRadius="full"
      overflow="hidden"
    >
      <Box h="full" bg="accent.solid" transition="width 0.2s" style={{ width: `${percent}%` }} />
    </Box>
  );
}
