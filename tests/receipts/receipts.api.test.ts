import { useApp } from "../support/app";
import { aReceipt, aStore, asInput, signedIn } from "../support/factories";

const app = useApp();

const CREATE = `mutation ($input: ReceiptInput!) { createReceipt(input: $input) {
  id receiptId customerId storeId storeType pointsCalculated lotteryCodesGenerated codes replayed warnings { code } } }`;

test("a type 2 store doubles the points of a receipt and each point has its code", async () => {
  const store = await aStore(app(), { storeType: 2 });
  const { token } = await signedIn(app(), "counter");

  const { data } = await app().gql(
    CREATE,
    { input: asInput(aReceipt({ store_id: store.id, purchase_amount: 3_500_000 })) },
    { token },
  );

  expect(data.createReceipt).toMatchObject({
    pointsCalculated: 7,
    lotteryCodesGenerated: 7,
    storeType: 2,
    replayed: false,
  });
  expect(new Set(data.createReceipt.codes).size).toBe(7);
  expect(await app().doctor()).toBe("");
});
