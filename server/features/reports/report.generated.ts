/** Types generated for queries found in "server/features/reports/report.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'NamesOf' parameters type */
export interface NamesOfParams {
  campaignIds: stringArray;
  storeIds: stringArray;
}

/** 'NamesOf' return type */
export interface NamesOfResult {
  id: string | null;
  name: string | null;
}

/** 'NamesOf' query type */
export interface NamesOfQuery {
  params: NamesOfParams;
  result: NamesOfResult;
}

const namesOfIR: any = {"usedParamSet":{"storeIds":true,"campaignIds":true},"params":[{"name":"storeIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":65,"b":74}]},{"name":"campaignIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":149,"b":161}]}],"statement":"select s.id, s.store_name as name from stores s where s.id = any(:storeIds!::uuid[])\nunion all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[])"};

/**
 * Query generated from SQL:
 * ```
 * select s.id, s.store_name as name from stores s where s.id = any(:storeIds!::uuid[])
 * union all select c.id, c.name from campaigns c where c.id = any(:campaignIds!::uuid[])
 * ```
 */
export const namesOf = new PreparedQuery<NamesOfParams,NamesOfResult>(namesOfIR);


