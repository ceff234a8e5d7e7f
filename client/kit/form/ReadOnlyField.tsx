import { Box, chakra } from "@chakra-ui/react";

/** A read-only value of a form, such as an identifier. */
export function ReadOnlyField({ label, value, hint }: { label: string; value: string; hint: string }) {
  return (
    <Box mb="4">
      <chakra.p mb="1" fontSize="sm" fontWeight="600">
        {label}
      </chakra.p>
      <chakra.p px="3" py="2" bg="bg.muted" borderRadius="md" fontFamily="mono" fontSize="sm" overflowWrap="anywhere">
        <bdi dir="ltr">{value}</bdi>
      </chakra.p>
      <chakra.p mt="1" fontSize="sm" color="fg.muted">
        {hint}
      </chakra.p>
    </Box>
  );
}
