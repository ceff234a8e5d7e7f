export type Maybe<T> = T | null;
export type InputMaybe<T> = Maybe<T>;
export type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
export type MakeOptional<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]?: Maybe<T[SubKey]> };
export type MakeMaybe<T, K extends keyof T> = Omit<T, K> & { [SubKey in K]: Maybe<T[SubKey]> };
export type MakeEmpty<T extends { [key: string]: unknown }, K extends keyof T> = { [_ in K]?: never };
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** All built-in and custom scalars, mapped to their actual values */
export type Scalars = {
  ID: { input: string; output: string; }
  String: { input: string; output: string; }
  Boolean: { input: boolean; output: boolean; }
  Int: { input: number; output: number; }
  Float: { input: number; output: number; }
  /** An amount in whole Toman: an integer, or text of plain digits in any script. */
  Amount: { input: number; output: number; }
  /** An instant, ISO 8601: in UTC in results. Inputs have any time zone, none for Tehran time, or are a plain day for its first instant in Tehran. */
  DateTime: { input: string; output: string; }
  /** A list of rows. Each row is a list of its keys (text or null per dimension) followed by its values. */
  ReportLines: { input: (string | number | null)[][]; output: (string | number | null)[][]; }
  /** A sum of money in whole Toman, up to 2^53. */
  Toman: { input: number; output: number; }
  /** A file of a multipart request (GraphQL multipart request specification), or the id that POST /api/uploads returned. */
  Upload: { input: File; output: File; }
};

export type ApiKeyInput = {
  allowedIps?: InputMaybe<Array<Scalars['String']['input']>>;
  expiresInDays: Scalars['Int']['input'];
  name: Scalars['String']['input'];
  scopes: Array<ApiKeyScope>;
};

/** The filter of the list of API keys. */
export type ApiKeyListView = {
  state?: InputMaybe<ApiKeyState>;
};

/** What an API key may do. REST writes a dot for `_`. */
export type ApiKeyScope =
  | 'CODES_CLAIM'
  | 'CODES_VALIDATE'
  | 'CUSTOMERS_READ'
  | 'CUSTOMERS_WRITE'
  | 'EVENTS'
  | 'EXPORT'
  | 'ITEMS'
  | 'LOOKUP'
  | 'RECEIPTS_READ'
  | 'RECEIPTS_WRITE'
  | 'REPORTS'
  | 'STORES';

export type ApiKeyState =
  | 'ACTIVE'
  | 'EXPIRED'
  | 'REVOKED';

/** The area of a session; it limits the session's rights. */
export type Area =
  | 'ADMIN'
  | 'COUNTER';

/** An action that is recorded. */
export type AuditAction =
  | 'CHANGE_PASSWORD'
  | 'CLOSE_SHIFT'
  | 'CREATE'
  | 'DELETE'
  | 'DISABLE_SECOND_FACTOR'
  | 'DRAW_ANCHORED'
  | 'DRAW_ANNOUNCED'
  | 'DRAW_CLAIMED'
  | 'DRAW_DISQUALIFIED'
  | 'DRAW_DRAWN'
  | 'DRAW_FROZEN'
  | 'DRAW_REQUESTED'
  | 'DRAW_REQUEST_WITHDRAWN'
  | 'DRAW_SETTLED'
  | 'DRAW_VOIDED'
  | 'END_SESSIONS'
  | 'ENROL_SECOND_FACTOR'
  | 'ERASE'
  | 'EXPORT'
  | 'GENERATE_CODES'
  | 'IMPORT'
  | 'INVALIDATE'
  | 'LOGIN'
  | 'LOGIN_FAILED'
  | 'LOGOUT'
  | 'LOOKUP'
  | 'MERGE'
  | 'OPEN_SHIFT'
  | 'REGISTER'
  | 'REINSTATE'
  | 'RENEW_RECOVERY_CODES'
  | 'RESET_PASSWORD'
  | 'RESET_SECOND_FACTOR'
  | 'RESTORE'
  | 'RETURN'
  | 'REVERT'
  | 'REVOKE'
  | 'UNDO_MERGE'
  | 'UPDATE'
  | 'USE_RECOVERY_CODE'
  | 'VOID';

/** A kind of record with audit entries. */
export type AuditEntity =
  | 'API_KEY'
  | 'AUDIT_LOG'
  | 'CAMPAIGN'
  | 'CUSTOMER'
  | 'DRAW'
  | 'EVENT'
  | 'FEATURE_FLAG'
  | 'IMPORT'
  | 'ITEM'
  | 'LOTTERY_CODE'
  | 'POINTS'
  | 'RECEIPT'
  | 'REPORT'
  | 'SAVED_VIEW'
  | 'SHIFT'
  | 'SITE'
  | 'STORE'
  | 'USER'
  | 'WATCH_CASE'
  | 'WATCH_RULE';

/** The filters of the audit log. */
export type AuditListView = {
  action?: InputMaybe<AuditAction>;
  actorId?: InputMaybe<Scalars['ID']['input']>;
  entity?: InputMaybe<AuditEntity>;
  entityId?: InputMaybe<Scalars['String']['input']>;
  /** Inclusive. */
  since?: InputMaybe<Scalars['DateTime']['input']>;
  /** Exclusive. */
  until?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The filters of the list that the action was started from; each list has its own. */
export type BulkActionFilter = {
  /** Of codes. */
  codeStatus?: InputMaybe<CodeStatus>;
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  /** Required for codes. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Of customers, as the following filters. */
  hasReceipts?: InputMaybe<Scalars['Boolean']['input']>;
  /** Of stores and users. */
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  minPoints?: InputMaybe<Scalars['Int']['input']>;
  /** Of users. */
  role?: InputMaybe<Role>;
  search?: InputMaybe<Scalars['String']['input']>;
  /** Of stores. */
  storeType?: InputMaybe<Scalars['Int']['input']>;
  tagId?: InputMaybe<Scalars['ID']['input']>;
};

export type BulkActionInput = {
  filter?: InputMaybe<BulkActionFilter>;
  /** A new UUID. A repeated call with the same id returns the same job. */
  id: Scalars['ID']['input'];
  /** At most 1000; null for all items of the filter. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  kind: BulkActionKind;
  /** Required to invalidate codes. */
  reason?: InputMaybe<Scalars['String']['input']>;
  /** The name of the tag; required to tag customers. */
  tag?: InputMaybe<Scalars['String']['input']>;
};

export type BulkActionKind =
  | 'DELETE_CUSTOMERS'
  | 'DISABLE_STORES'
  | 'DISABLE_USERS'
  | 'ENABLE_STORES'
  | 'ENABLE_USERS'
  | 'INVALIDATE_CODES'
  | 'REINSTATE_CODES'
  | 'REQUIRE_PASSWORD_CHANGE'
  | 'RESTORE_CUSTOMERS'
  | 'TAG_CUSTOMERS';

export type BulkActionStatus =
  | 'CANCELLED'
  | 'COMPLETE'
  | 'ERROR'
  | 'RUNNING';

export type Calendar =
  | 'GREGORIAN'
  | 'JALALI';

export type CampaignInput = {
  bonusMultiplier?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['DateTime']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  startDate: Scalars['DateTime']['input'];
};

/** The filters of the list of campaigns. */
export type CampaignListView = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
};

/** The current phase of a campaign. Only purchases during RUNNING earn its bonus. */
export type CampaignPhase =
  | 'ENDED'
  /** The campaign is active, but its event is not. */
  | 'EVENT_INACTIVE'
  /** The campaign is not active. */
  | 'INACTIVE'
  | 'RUNNING'
  | 'UPCOMING';

/** An omitted field stays as it is; null clears a field that can be empty. */
export type CampaignUpdate = {
  bonusMultiplier?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  name?: InputMaybe<Scalars['String']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
};

export type ClaimInput = {
  code: Scalars['String']['input'];
  eventId?: InputMaybe<Scalars['ID']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  nationalCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

/** The public gets only NOT_ACCEPTED; staff and integrators get the reason. */
export type CodeProblem =
  | 'CLAIMED'
  | 'CLOSED'
  | 'CODES_LIMIT'
  | 'IDENTITY_CONFLICT'
  | 'INVALID'
  | 'NOT_ACCEPTED'
  | 'NOT_FOUND'
  | 'WRONG_EVENT';

/** The origin of a code. */
export type CodeSource =
  | 'IMPORT'
  | 'MANUAL'
  | 'RECEIPT';

/** CLAIMED belongs to a customer and takes part in draws; INVALID was invalidated; UNUSED is available in a pool. */
export type CodeStatus =
  | 'CLAIMED'
  | 'INVALID'
  | 'UNUSED';

export type CustomerInput = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  nationalCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

export type CustomerSort =
  | 'CREATED_AT'
  | 'FIRST_NAME'
  | 'PHONE_NUMBER'
  | 'TOTAL_POINTS';

export type CustomerUpdate = {
  firstName?: InputMaybe<Scalars['String']['input']>;
  lastName?: InputMaybe<Scalars['String']['input']>;
  nationalCode?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
};

export type DatabaseStatus =
  | 'CONNECTED'
  | 'DOWN';

/** A visitor at the desk. */
export type DeskInput = {
  fullName?: InputMaybe<Scalars['String']['input']>;
  nationalCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
  qrCodeData?: InputMaybe<Scalars['String']['input']>;
};

export type DisqualificationReason =
  | 'CODE_INVALIDATED'
  | 'CUSTOMER_DELETED'
  | 'DECLINED'
  | 'IDENTITY_NOT_CONFIRMED'
  | 'NOT_CLAIMED'
  | 'NOT_ELIGIBLE';

/** A place where the hash of the manifest was published. */
export type DrawAnchorInput = {
  note?: InputMaybe<Scalars['String']['input']>;
  /** If omitted, the place has no URL. */
  url?: InputMaybe<Scalars['String']['input']>;
};

export type DrawInput = {
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  /** Default 120. */
  checkMinutes?: InputMaybe<Scalars['Int']['input']>;
  /** Required in mode WITNESSED before the announcement. */
  commitment?: InputMaybe<Scalars['String']['input']>;
  /** Codes that are recorded later do not participate. */
  cutoffAt: Scalars['DateTime']['input'];
  /** Default 1440. */
  disputeMinutes?: InputMaybe<Scalars['Int']['input']>;
  drawAt: Scalars['DateTime']['input'];
  /** Required in mode WITNESSED. */
  entropySource?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Default true. */
  excludesStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** Phones or national codes of customers; a sent list replaces all. */
  exclusions?: InputMaybe<Array<Scalars['String']['input']>>;
  /** Default false. */
  includesPool?: InputMaybe<Scalars['Boolean']['input']>;
  /** Default true. */
  includesReceipts?: InputMaybe<Scalars['Boolean']['input']>;
  /** One prize per person; default true. */
  isOnePerOwner?: InputMaybe<Scalars['Boolean']['input']>;
  /** Default BEACON. */
  mode?: InputMaybe<DrawMode>;
  nameEn: Scalars['String']['input'];
  nameFa: Scalars['String']['input'];
  /** Exclusive. */
  periodEnd?: InputMaybe<Scalars['DateTime']['input']>;
  periodStart?: InputMaybe<Scalars['DateTime']['input']>;
  /** In the order in which they are drawn. */
  prizes: Array<DrawPrizeInput>;
  /** Default 0. */
  reserves?: InputMaybe<Scalars['Int']['input']>;
  rulesEn: Scalars['String']['input'];
  rulesFa: Scalars['String']['input'];
  /** If omitted, all types. */
  storeTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** The filters of the list of draws. */
export type DrawListView = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  state?: InputMaybe<DrawState>;
};

/** The source of the randomness. */
export type DrawMode =
  | 'BEACON'
  | 'WITNESSED';

export type DrawPrizeInput = {
  nameEn: Scalars['String']['input'];
  nameFa: Scalars['String']['input'];
  /** Of a picture that `uploadDrawPicture` has stored. */
  pictureSha256?: InputMaybe<Scalars['String']['input']>;
  quantity: Scalars['Int']['input'];
  /** The value of one. */
  valueToman: Scalars['Toman']['input'];
};

/** What the run drew. */
export type DrawResultKind =
  | 'RESERVE'
  | 'WINNER';

/** A promoted reserve is a WINNER. */
export type DrawResultStatus =
  | 'DISQUALIFIED'
  | 'RESERVE'
  | 'WINNER';

/** BEACON: nothing, or the round with its signature. WITNESSED: secret and entropy. */
export type DrawRunInput = {
  /** The exact text of the witnesses. */
  entropy?: InputMaybe<Scalars['String']['input']>;
  round?: InputMaybe<Scalars['Int']['input']>;
  /** 32 bytes in hexadecimal. */
  secret?: InputMaybe<Scalars['String']['input']>;
  /** 48 bytes in hexadecimal. */
  signature?: InputMaybe<Scalars['String']['input']>;
};

/** The definition is fixed from ANNOUNCED on, the participants from FROZEN on; ANCHORED has published the manifest's hash. */
export type DrawState =
  | 'ANCHORED'
  | 'ANNOUNCED'
  | 'DRAFT'
  | 'DRAWN'
  | 'FROZEN'
  | 'SETTLED'
  | 'VOIDED';

export type DrawStep =
  | 'FREEZE'
  | 'RUN';

/** An omitted field stays as it is; null clears a field that can be empty. */
export type DrawUpdate = {
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  checkMinutes?: InputMaybe<Scalars['Int']['input']>;
  commitment?: InputMaybe<Scalars['String']['input']>;
  cutoffAt?: InputMaybe<Scalars['DateTime']['input']>;
  disputeMinutes?: InputMaybe<Scalars['Int']['input']>;
  drawAt?: InputMaybe<Scalars['DateTime']['input']>;
  entropySource?: InputMaybe<Scalars['String']['input']>;
  eventId?: InputMaybe<Scalars['ID']['input']>;
  excludesStaff?: InputMaybe<Scalars['Boolean']['input']>;
  /** Phones or national codes of customers; a sent list replaces all. */
  exclusions?: InputMaybe<Array<Scalars['String']['input']>>;
  includesPool?: InputMaybe<Scalars['Boolean']['input']>;
  includesReceipts?: InputMaybe<Scalars['Boolean']['input']>;
  isOnePerOwner?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<DrawMode>;
  nameEn?: InputMaybe<Scalars['String']['input']>;
  nameFa?: InputMaybe<Scalars['String']['input']>;
  periodEnd?: InputMaybe<Scalars['DateTime']['input']>;
  periodStart?: InputMaybe<Scalars['DateTime']['input']>;
  prizes?: InputMaybe<Array<DrawPrizeInput>>;
  reserves?: InputMaybe<Scalars['Int']['input']>;
  rulesEn?: InputMaybe<Scalars['String']['input']>;
  rulesFa?: InputMaybe<Scalars['String']['input']>;
  storeTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

export type EventInput = {
  codesPerPerson?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate: Scalars['DateTime']['input'];
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  mode: EventMode;
  name?: InputMaybe<Scalars['String']['input']>;
  registersWithoutCode?: InputMaybe<Scalars['Boolean']['input']>;
  startDate: Scalars['DateTime']['input'];
};

/** The filters of the list of events. */
export type EventListView = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<EventMode>;
  /** A part of the name. */
  search?: InputMaybe<Scalars['String']['input']>;
};

/** NORMAL registers participants; OPENING_DAY also gives each a code from the pool. */
export type EventMode =
  | 'NORMAL'
  | 'OPENING_DAY';

/** The current phase of an event. */
export type EventPhase =
  | 'ENDED'
  | 'INACTIVE'
  | 'RUNNING'
  | 'UPCOMING';

/** An omitted field stays as it is; null clears a field that can be empty. */
export type EventUpdate = {
  codesPerPerson?: InputMaybe<Scalars['Int']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  endDate?: InputMaybe<Scalars['DateTime']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  mode?: InputMaybe<EventMode>;
  name?: InputMaybe<Scalars['String']['input']>;
  registersWithoutCode?: InputMaybe<Scalars['Boolean']['input']>;
  startDate?: InputMaybe<Scalars['DateTime']['input']>;
};

/** The filters of the lists of customers and receipts; other tables are exported whole. */
export type ExportFilters = {
  campaignId?: InputMaybe<Scalars['ID']['input']>;
  createdAfter?: InputMaybe<Scalars['DateTime']['input']>;
  createdBefore?: InputMaybe<Scalars['DateTime']['input']>;
  /** Of receipts, as the following filters. */
  customerId?: InputMaybe<Scalars['ID']['input']>;
  dateFrom?: InputMaybe<Scalars['String']['input']>;
  dateTo?: InputMaybe<Scalars['String']['input']>;
  /** Deleted customers instead of active ones. */
  deleted?: InputMaybe<Scalars['Boolean']['input']>;
  hasReceipts?: InputMaybe<Scalars['Boolean']['input']>;
  /** The selected customers, at most 1,000. */
  ids?: InputMaybe<Array<Scalars['ID']['input']>>;
  maxAmount?: InputMaybe<Scalars['Toman']['input']>;
  minAmount?: InputMaybe<Scalars['Toman']['input']>;
  minPoints?: InputMaybe<Scalars['Int']['input']>;
  operatorId?: InputMaybe<Scalars['ID']['input']>;
  /** Of customers and receipts. */
  search?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<ReceiptState>;
  /** The id of a store; `none` for receipts without a store. */
  storeId?: InputMaybe<Scalars['ID']['input']>;
  /** Of customers. */
  tagId?: InputMaybe<Scalars['ID']['input']>;
};

export type ExportFormat =
  | 'CSV'
  | 'ODS'
  | 'XLSX';

/** The order of the lists of customers and receipts; other tables have their own. */
export type ExportOrder = {
  /** If omitted, CREATED_AT. */
  sortBy?: InputMaybe<ExportSort>;
  sortOrder?: SortOrder;
};

/** Of customers and of receipts. */
export type ExportSort =
  | 'CREATED_AT'
  | 'FIRST_NAME'
  | 'PHONE_NUMBER'
  | 'PURCHASE_DATE'
  | 'RECEIPT_NUMBER'
  | 'TOTAL_POINTS';

/** Only COMPLETE has a file. */
export type ExportStatus =
  | 'CANCELLED'
  | 'COMPLETE'
  | 'ERROR'
  | 'RUNNING';

/** The states of flags; an omitted flag stays as it is. */
export type FeatureFlagsInput = {
  eventManagement?: InputMaybe<Scalars['Boolean']['input']>;
  lotteryCodeGeneration?: InputMaybe<Scalars['Boolean']['input']>;
  openingDayMode?: InputMaybe<Scalars['Boolean']['input']>;
};

/** STARS is `/` with the look-up, SIGN_UP is `/landing` with the countdown card. */
export type FestivalVariant =
  | 'SIGN_UP'
  | 'STARS';

export type FreezeStatus =
  | 'CANCELLED'
  | 'COMPLETE'
  | 'ERROR'
  | 'RUNNING';

export type HealthStatus =
  | 'DEGRADED'
  | 'HEALTHY';

export type ImportInput = {
  /** Lottery codes: the batch of rows that name none. */
  batchId?: InputMaybe<Scalars['String']['input']>;
  /** Lottery codes: the event of rows that name none. */
  eventId?: InputMaybe<Scalars['ID']['input']>;
  /** Receipts: one lottery code per point. */
  generateCodes?: Scalars['Boolean']['input'];
  /** Lottery codes: the event whose pool receives all rows; the event column is ignored and a header is optional. Needs the permission to write pools. */
  poolEventId?: InputMaybe<Scalars['ID']['input']>;
  type: TableType;
  /** Customers: filled cells replace stored values; national codes never change. */
  updateExisting?: Scalars['Boolean']['input'];
};

/** The filters of the list of imports. */
export type ImportListView = {
  status?: InputMaybe<ImportStatus>;
  type?: InputMaybe<TableType>;
};

/** The result of a row. */
export type ImportOutcome =
  | 'BAD'
  | 'DUPLICATE'
  | 'NEW'
  | 'UNCHANGED'
  | 'UPDATED';

/** CHECKED waits for `runImport`; COMPLETE, ERROR and CANCELLED are over. Only COMPLETE has stored anything. */
export type ImportStatus =
  | 'CANCELLED'
  | 'CHECKED'
  | 'CHECKING'
  | 'COMPLETE'
  | 'ERROR'
  | 'RUNNING';

export type ItemInput = {
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  title: Scalars['String']['input'];
};

/** An omitted field stays as it is; null clears a field that can be empty. */
export type ItemUpdate = {
  completed?: InputMaybe<Scalars['Boolean']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  title?: InputMaybe<Scalars['String']['input']>;
};

export type Language =
  | 'EN'
  | 'FA';

/** A column of an exported list. */
export type ListColumnInput = {
  name: Scalars['String']['input'];
  /** The heading in the file, at most 100 characters. */
  title: Scalars['String']['input'];
};

/** The list to export, with its filters and its order; exactly one of the fields. */
export type ListView = {
  apiKeys?: InputMaybe<ApiKeyListView>;
  /** At most its newest 10,000 entries. */
  auditLog?: InputMaybe<AuditListView>;
  campaigns?: InputMaybe<CampaignListView>;
  draws?: InputMaybe<DrawListView>;
  events?: InputMaybe<EventListView>;
  imports?: InputMaybe<ImportListView>;
  participants?: InputMaybe<ParticipantListView>;
  poolCodes?: InputMaybe<PoolCodeListView>;
  stores?: InputMaybe<StoreListView>;
  users?: InputMaybe<UserListView>;
  watchCases?: InputMaybe<WatchCaseListView>;
};

export type LoginInput = {
  area: Area;
  password: Scalars['String']['input'];
  /** Alternative to totpCode; each code works once. */
  recoveryCode?: InputMaybe<Scalars['String']['input']>;
  totpCode?: InputMaybe<Scalars['String']['input']>;
  username: Scalars['String']['input'];
};

/** A display unit of amounts; 1 Toman is 10 Rial. */
export type MoneyUnit =
  | 'RIAL'
  | 'TOMAN';

export type NewUserInput = {
  email?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  password?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  role?: InputMaybe<Role>;
  username?: InputMaybe<Scalars['String']['input']>;
};

/** AVAILABLE takes part in draws; USED took part, was redeemed or was invalidated. */
export type OwnCodeStatus =
  | 'AVAILABLE'
  | 'USED';

/** The filters of the list of participants. */
export type ParticipantListView = {
  eventId?: InputMaybe<Scalars['ID']['input']>;
  onlyWinners?: InputMaybe<Scalars['Boolean']['input']>;
};

export type PeriodUnit =
  | 'DAY'
  | 'MONTH'
  | 'WEEK';

export type PoolCodeInput = {
  batchId?: InputMaybe<Scalars['String']['input']>;
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  notes?: InputMaybe<Scalars['String']['input']>;
};

/** The event and the filter of the list of codes. */
export type PoolCodeListView = {
  eventId: Scalars['ID']['input'];
  status?: InputMaybe<CodeStatus>;
};

export type ReceiptEntryKind =
  | 'EARN'
  | 'RETURN'
  | 'VOID';

export type ReceiptInput = {
  /** Whether to return DUPLICATE_SUSPECTED, and record nothing, for the same customer and amount within ten minutes or the same number in another store on the same day. To record it all the same, send it without this field. */
  checkDuplicate?: InputMaybe<Scalars['Boolean']['input']>;
  customerFirstName?: InputMaybe<Scalars['String']['input']>;
  customerLastName?: InputMaybe<Scalars['String']['input']>;
  customerNationalCode: Scalars['String']['input'];
  customerPhone: Scalars['String']['input'];
  /** Identifies this request; the same key sent again has no further effect. */
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  purchaseAmount: Scalars['Amount']['input'];
  purchaseDate: Scalars['DateTime']['input'];
  /** The reason for a purchase older than 30 days; administrators only. */
  reason?: InputMaybe<Scalars['String']['input']>;
  receiptId: Scalars['String']['input'];
  storeId?: InputMaybe<Scalars['ID']['input']>;
  storeType?: InputMaybe<Scalars['Int']['input']>;
};

export type ReceiptSort =
  | 'CREATED_AT'
  | 'PURCHASE_DATE'
  | 'RECEIPT_NUMBER';

/** RECORDED counts in full, RETURNED in part, VOIDED not at all. */
export type ReceiptState =
  | 'RECORDED'
  | 'RETURNED'
  | 'VOIDED';

/** PREVIOUS: as many days before; YEAR: the same days of last year, by the business calendar. */
export type ReportComparison =
  | 'PREVIOUS'
  | 'YEAR';

/** The key of DAY, WEEK and MONTH is the first day, by the business calendar; WEEKDAY is 1 (Monday) to 7, in the order of the business week; HOUR is Tehran time. Stores and campaigns are in the order of their names. */
export type ReportDimension =
  | 'CAMPAIGN'
  | 'DAY'
  | 'HOUR'
  | 'MONTH'
  | 'STORE'
  | 'STORE_TYPE'
  | 'WEEK'
  | 'WEEKDAY';

/** Measures, at most two dimensions, a span of days, and optional filters by store and campaign. */
export type ReportInput = {
  campaignIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  dimensions?: Array<ReportDimension>;
  /** The last business day, inclusive. */
  endDate: Scalars['String']['input'];
  /** Maximum number of rows; at most 100000. If omitted, 1000, but all rows of a file. */
  limit?: InputMaybe<Scalars['Int']['input']>;
  measures: Array<ReportMeasure>;
  /** If omitted, rows are sorted by the dimensions. */
  sortBy?: InputMaybe<ReportSort>;
  sortOrder?: SortOrder;
  /** The first business day, for example 2026-08-03. */
  startDate: Scalars['String']['input'];
  storeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  storeTypes?: InputMaybe<Array<Scalars['Int']['input']>>;
};

/** Money is whole Toman. REVENUE and AVERAGE are net of voids and returns; CUSTOMERS counts distinct customers. */
export type ReportMeasure =
  | 'AVERAGE'
  | 'CODES'
  | 'CUSTOMERS'
  | 'GROSS_REVENUE'
  | 'NEW_CUSTOMERS'
  | 'POINTS'
  | 'RECEIPTS'
  | 'REVENUE'
  | 'VOIDED_REVENUE';

export type ReportSort =
  | 'AVERAGE'
  | 'CAMPAIGN'
  | 'CODES'
  | 'CUSTOMERS'
  | 'DAY'
  | 'GROSS_REVENUE'
  | 'HOUR'
  | 'MONTH'
  | 'NEW_CUSTOMERS'
  | 'POINTS'
  | 'RECEIPTS'
  | 'REVENUE'
  | 'STORE'
  | 'STORE_TYPE'
  | 'VOIDED_REVENUE'
  | 'WEEK'
  | 'WEEKDAY';

export type ReportType =
  | 'CUSTOMERS'
  | 'REVENUE'
  | 'REVENUE_BY_STORE'
  | 'SEGMENTS'
  | 'STORES';

export type ReturnInput = {
  amount: Scalars['Amount']['input'];
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

/** The role of a staff account. */
export type Role =
  | 'ADMIN'
  | 'COUNTER'
  | 'MANAGER'
  | 'VIEWER';

export type SavedViewInput = {
  /** Shared views need the permission `views:share`. */
  isShared?: Scalars['Boolean']['input'];
  name: Scalars['String']['input'];
  /** A query string of at most 2,000 characters; the page is not saved. */
  query: Scalars['String']['input'];
};

/** An omitted field stays as it is. */
export type SavedViewUpdate = {
  name?: InputMaybe<Scalars['String']['input']>;
  query?: InputMaybe<Scalars['String']['input']>;
};

export type SegmentBy =
  | 'TOTAL_POINTS'
  | 'TOTAL_RECEIPTS'
  | 'TOTAL_SPENT';

/** The whole content; an optional text is empty in both languages. */
export type SiteContentInput = {
  contactEn: Scalars['String']['input'];
  contactFa: Scalars['String']['input'];
  datesEn: Scalars['String']['input'];
  /** The dates of the festival in words. */
  datesFa: Scalars['String']['input'];
  faq: Array<SiteQuestionInput>;
  hoursEn: Scalars['String']['input'];
  /** Opening hours. */
  hoursFa: Scalars['String']['input'];
  logos: Array<SiteLogoInput>;
  mallEn: Scalars['String']['input'];
  mallFa: Scalars['String']['input'];
  partnerDetailEn: Scalars['String']['input'];
  partnerDetailFa: Scalars['String']['input'];
  partnerNameEn: Scalars['String']['input'];
  /** Without a name the pages have no partner. */
  partnerNameFa: Scalars['String']['input'];
  partnerPrizeEn: Scalars['String']['input'];
  partnerPrizeFa: Scalars['String']['input'];
  partnerTextEn: Scalars['String']['input'];
  partnerTextFa: Scalars['String']['input'];
  partnerUrl: Scalars['String']['input'];
  placeEn: Scalars['String']['input'];
  placeFa: Scalars['String']['input'];
  prizes: Array<SitePrizeInput>;
  rules: Array<SiteRuleInput>;
  year: Scalars['Int']['input'];
  yearJalali: Scalars['Int']['input'];
};

export type SiteLogoInput = {
  nameEn: Scalars['String']['input'];
  nameFa: Scalars['String']['input'];
  /** Of a picture that `uploadSitePicture` has stored. */
  pictureSha256?: InputMaybe<Scalars['String']['input']>;
  /** Empty for a logo without a link. */
  url: Scalars['String']['input'];
};

export type SitePrizeInput = {
  /** Of a picture that `uploadSitePicture` has stored. */
  pictureSha256?: InputMaybe<Scalars['String']['input']>;
  textEn: Scalars['String']['input'];
  textFa: Scalars['String']['input'];
  titleEn: Scalars['String']['input'];
  titleFa: Scalars['String']['input'];
};

export type SiteQuestionInput = {
  questionEn: Scalars['String']['input'];
  questionFa: Scalars['String']['input'];
  replyEn: Scalars['String']['input'];
  replyFa: Scalars['String']['input'];
};

export type SiteRuleInput = {
  textEn: Scalars['String']['input'];
  textFa: Scalars['String']['input'];
};

export type SortOrder =
  | 'ASC'
  | 'DESC';

export type StoreInput = {
  address?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  managerName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  storeName: Scalars['String']['input'];
  storeType: Scalars['Int']['input'];
};

/** The filters and the order of the list of stores. */
export type StoreListView = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: StoreSort;
  sortOrder?: SortOrder;
  storeType?: InputMaybe<Scalars['Int']['input']>;
};

export type StoreSalesSort =
  | 'RECEIPTS'
  | 'REVENUE';

export type StoreSort =
  | 'CREATED_AT'
  | 'MANAGER_NAME'
  | 'NAME'
  | 'TYPE';

/** An omitted field stays as it is; null clears a field that can be empty. */
export type StoreUpdate = {
  address?: InputMaybe<Scalars['String']['input']>;
  description?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  managerName?: InputMaybe<Scalars['String']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  storeName?: InputMaybe<Scalars['String']['input']>;
  storeType?: InputMaybe<Scalars['Int']['input']>;
};

/** Input of the summary; without days the last 30 days. */
export type SummaryInput = {
  /** Inclusive. */
  endDate?: InputMaybe<Scalars['String']['input']>;
  /** If omitted, by day. */
  groupBy?: InputMaybe<PeriodUnit>;
  /** Segments exclude customers with fewer receipts. */
  minReceipts?: InputMaybe<Scalars['Int']['input']>;
  /** If omitted, TOTAL_RECEIPTS. */
  segmentBy?: InputMaybe<SegmentBy>;
  /** Order of the stores; if omitted, REVENUE. */
  sortBy?: InputMaybe<StoreSalesSort>;
  /** If omitted, DESC. */
  sortOrder?: InputMaybe<SortOrder>;
  startDate?: InputMaybe<Scalars['String']['input']>;
  storeIds?: InputMaybe<Array<Scalars['ID']['input']>>;
  /** Number of stores; at most 50. If omitted, 10 in the report of stores, all in that of revenue. */
  topN?: InputMaybe<Scalars['Int']['input']>;
};

/** A table that can be exported or imported. */
export type TableType =
  | 'CUSTOMERS'
  | 'LOTTERY_CODES'
  | 'POINTS'
  | 'RECEIPTS'
  | 'STORES';

/** A record with a timeline. */
export type TimelineRecord =
  | 'CAMPAIGN'
  | 'CUSTOMER'
  | 'EVENT'
  | 'IMPORT'
  | 'STORE';

/** The filters and the order of the list of users. */
export type UserListView = {
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  role?: InputMaybe<Role>;
  /** Searches username, full name and email. */
  search?: InputMaybe<Scalars['String']['input']>;
  sortBy?: UserSort;
  sortOrder?: SortOrder;
};

export type UserSort =
  | 'CREATED_AT'
  | 'EMAIL'
  | 'FULL_NAME'
  | 'IS_ACTIVE'
  | 'ROLE'
  | 'USERNAME';

/** Omitted fields do not change. */
export type UserUpdate = {
  email?: InputMaybe<Scalars['String']['input']>;
  fullName?: InputMaybe<Scalars['String']['input']>;
  isActive?: InputMaybe<Scalars['Boolean']['input']>;
  phoneNumber?: InputMaybe<Scalars['String']['input']>;
  /** Generate a password for one sign-in. */
  resetPassword?: InputMaybe<Scalars['Boolean']['input']>;
  role?: InputMaybe<Role>;
};

/** The screens whose state can be saved. */
export type ViewScreen =
  | 'API_KEYS'
  | 'AUDIT'
  | 'CAMPAIGNS'
  | 'CUSTOMERS'
  | 'DRAWS'
  | 'EVENTS'
  | 'IMPORTS'
  | 'LOTTERY_CODES'
  | 'PARTICIPANTS'
  | 'RECEIPTS'
  | 'REPORTS'
  | 'REPORT_BUILDER'
  | 'STORES'
  | 'USERS'
  | 'WATCH';

/** A visitor with a code. */
export type VisitorInput = {
  eventId: Scalars['ID']['input'];
  fullName?: InputMaybe<Scalars['String']['input']>;
  lotteryCode?: InputMaybe<Scalars['String']['input']>;
  nationalCode: Scalars['String']['input'];
  phoneNumber: Scalars['String']['input'];
};

export type VoidInput = {
  idempotencyKey?: InputMaybe<Scalars['String']['input']>;
  reason: Scalars['String']['input'];
};

/** The filters of the list of cases. */
export type WatchCaseListView = {
  /** A user who recorded a receipt of the case. */
  operatorId?: InputMaybe<Scalars['ID']['input']>;
  rule?: InputMaybe<WatchRule>;
  state?: InputMaybe<WatchState>;
};

/** An omitted field stays as it is; null clears the note. */
export type WatchCaseUpdate = {
  note?: InputMaybe<Scalars['String']['input']>;
  state?: InputMaybe<WatchState>;
};

/** VOIDS_IN_SHIFT: many voids in one shift; RECEIPTS_OF_CUSTOMER: many receipts of one customer within a period; OWN_PHONE: receipts of a customer with the operator's phone; OUTSIDE_HOURS: purchases outside the opening hours; SHARED_DEVICE: operators with open shifts on one till at once. */
export type WatchRule =
  | 'OUTSIDE_HOURS'
  | 'OWN_PHONE'
  | 'RECEIPTS_OF_CUSTOMER'
  | 'SHARED_DEVICE'
  | 'VOIDS_IN_SHIFT';

/** An omitted setting stays as it is. */
export type WatchRuleUpdate = {
  closesMinute?: InputMaybe<Scalars['Int']['input']>;
  isEnabled?: InputMaybe<Scalars['Boolean']['input']>;
  opensMinute?: InputMaybe<Scalars['Int']['input']>;
  periodMinutes?: InputMaybe<Scalars['Int']['input']>;
  threshold?: InputMaybe<Scalars['Int']['input']>;
};

export type WatchState =
  | 'CONFIRMED'
  | 'DISMISSED'
  | 'OPEN';
