import { CustomerAdminResolver } from "../../server/features/customers/customer.resolver";
import { findCustomer, listCustomers } from "../../server/features/customers/customer-list.service";
import type { CustomersArgs } from "../../server/features/customers/customer.types";
import type { Integrator } from "../../server/kit/context";
import { useApp } from "../support/app";
import { plant } from "./fixtures";

const app = useApp();

const key: Integrator = { kind: "key", keyId: "k", name: "accounting", scopes: ["customers.read"] };
const first: CustomersArgs = { page: 1, pageSize: 20, deleted: false, sortBy: "CREATED_AT", sortOrder: "DESC" };

test("a key that may read customers sees full numbers, and no deleted customers", async () => {
  const [active, deletedCustomer] = await plant(app(), [{}, { deleted_at: new Date().toISOString() }]);
  const ctx = app().ctx({ actor: key });
  const resolver = new CustomerAdminResolver();

  const { items } = await listCustomers(ctx, first);
  const [customer] = items;

  expect(items.map(({ id }) => id)).toEqual([active?.id]);
  expect(customer && [resolver.phoneNumber(customer, ctx), resolver.nationalCode(customer, ctx)]).toEqual([
    active?.phone_number,
    active?.national_code,
  ]);
  await expect(listCustomers(ctx, { ...first, deleted: true })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await expect(findCustomer(ctx, deletedCustomer?.id ?? "")).rejects.toMatchObject({ code: "CUSTOMER_NOT_FOUND" });
});
