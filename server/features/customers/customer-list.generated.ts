/** Types generated for queries found in "server/features/customers/customer-list.sql" */
import { PreparedQuery } from '@pgtyped/runtime';

export type stringArray = (string)[];

/** 'TagsOfCustomers' parameters type */
export interface TagsOfCustomersParams {
  customerIds: stringArray;
}

/** 'TagsOfCustomers' return type */
export interface TagsOfCustomersResult {
  customerId: string;
  id: string;
  name: string;
}

/** 'TagsOfCustomers' query type */
export interface TagsOfCustomersQuery {
  params: TagsOfCustomersParams;
  result: TagsOfCustomersResult;
}

const tagsOfCustomersIR: any = {"usedParamSet":{"customerIds":true},"params":[{"name":"customerIds","required":true,"transform":{"type":"scalar"},"locs":[{"a":144,"b":156}]}],"statement":"select l.customer_id as \"customerId\", t.id, t.name\nfrom customer_tag_links l join customer_tags t on t.id = l.tag_id\nwhere l.customer_id = any (:customerIds!::uuid[]) order by t.name collate persian, t.id"};

/**
 * Query generated from SQL:
 * ```
 * select l.customer_id as "customerId", t.id, t.name
 * from customer_tag_links l join customer_tags t on t.id = l.tag_id
 * where l.customer_id = any (:customerIds!::uuid[]) order by t.name collate persian, t.id
 * ```
 */
export const tagsOfCustomers = new PreparedQuery<TagsOfCustomersParams,TagsOfCustomersResult>(tagsOfCustomersIR);


