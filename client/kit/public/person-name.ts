import { UNKNOWN_CUSTOMER } from "../../../domain/unknown-customer.text";

interface Person {
  firstName: string;
  lastName: string;
}

const unknown = Object.values(UNKNOWN_CUSTOMER);

/** A customer's full name; empty if the server returns its placeholder for an unknown name. */
export const personName = ({ firstName, lastName }: Person): string =>
  [
    unknown.some(({ first }) => first === firstName) ? "" : firstName,
    unknown.some(({ last }) => last === lastName) ? "" : lastName,
  ]
    .filter((name) => name !== "")
    .join(" ");
