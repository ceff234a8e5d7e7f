import { RestCreateCustomerDocument } from "../../kit/rest/generated";
import { route } from "../../kit/rest/route";

export const customerRoutes = [
  route("POST", "/api/customers/create", RestCreateCustomerDocument, {
    tag: "Customers",
    summary: "Add a customer, or answer the one who has this national code",
    rename: { phone: "phoneNumber", id_card_number: "nationalCode" },
    body: { data: "createCustomer" },
  }),
];
