import { Client } from "pg";

export const TEMPLATE = "club_template";

export async function withClient<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Creates a database in the run's cluster, as a copy of `template` or empty. */
export async function newDatabase(template?: string): Promise<string> {
  const cluster = process.env.TEST_CLUSTER_URL ?? "";
  const name = `club_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await withClient(cluster, (client) =>
    client.query(`create database ${name}${template ? ` template ${template}` : ""}`),
  );
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return url.toString();
}
