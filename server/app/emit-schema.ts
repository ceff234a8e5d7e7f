import { writeFileSync } from "node:fs";
import { lexicographicSortSchema, printSchema } from "graphql";
import { buildProductSchema } from "./schema";

/** Returns the text of schema.graphql. */
export const schemaText = (): string =>
  `# Printed from the resolvers by \`npm run codegen\`; do not edit.\n${printSchema(lexicographicSortSchema(buildProductSchema()))}\n`;

if (require.main === module) writeFileSync("schema.graphql", schemaText());
