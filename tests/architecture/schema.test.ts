import { schemaText } from "../../server/app/emit-schema";
import { fileText } from "../support/sources";

test("the committed schema is the one the resolvers make", () => {
  const committed = fileText("schema.graphql");

  const printed = schemaText();

  expect(committed).toBe(printed);
});
