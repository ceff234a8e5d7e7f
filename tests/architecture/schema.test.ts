import { schemaText } from "../../server/app/emit-schema";
import { fileText } from "../support/sources";

test("the committed schema equals the schema of the resolvers", () => {
  const committed = fileText("schema.graphql");

  const printed = schemaText();

  expect(committed).toBe(printed);
});
