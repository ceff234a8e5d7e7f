import { CreateAuditLog1763700000000 } from "../migrations/1763700000000-create-audit-log";
import { CreateUsers1763700001000 } from "../migrations/1763700001000-create-users";
import { CreateStores1763700002000 } from "../migrations/1763700002000-create-stores";
import { CreateCustomers1763700003000 } from "../migrations/1763700003000-create-customers";
import { CreateReceipts1763700004000 } from "../migrations/1763700004000-create-receipts";
import { CreateLotteryCodes1763700005000 } from "../migrations/1763700005000-create-lottery-codes";
import { CreateIdempotencyKeys1763700006000 } from "../migrations/1763700006000-create-idempotency-keys";
import { CreateFeatureFlags1763700007000 } from "../migrations/1763700007000-create-feature-flags";
import { CreateItems1763700008000 } from "../migrations/1763700008000-create-items";
import { CreateRateLimits1763700009000 } from "../migrations/1763700009000-create-rate-limits";
import { AuditPlace1763700010000 } from "../migrations/1763700010000-audit-place";
import { SessionDevices1763700011000 } from "../migrations/1763700011000-session-devices";
import { RecoveryCodes1763700012000 } from "../migrations/1763700012000-recovery-codes";
import { ApiKeys1763700013000 } from "../migrations/1763700013000-api-keys";
import { CustomersBackOffice1763700014000 } from "../migrations/1763700014000-customers-back-office";
import { LedgerMerges1763700015000 } from "../migrations/1763700015000-ledger-merges";
import { AuditIndexes1763700016000 } from "../migrations/1763700016000-audit-indexes";
import { CreateEvents1763700020000 } from "../migrations/1763700020000-create-events";
import { CodePools1763700021000 } from "../migrations/1763700021000-code-pools";
import { SalesByDay1763700030000 } from "../migrations/1763700030000-sales-by-day";
import { Imports1763700031000 } from "../migrations/1763700031000-imports";
import { ParticipantsListed1763700032000 } from "../migrations/1763700032000-participants-listed";
import { PoolImports1763700033000 } from "../migrations/1763700033000-pool-imports";
import { KeptPeople1763700034000 } from "../migrations/1763700034000-kept-people";
import { CodesUnchecked1763700035000 } from "../migrations/1763700035000-codes-unchecked";
import { ExportJobs1763700036000 } from "../migrations/1763700036000-export-jobs";
import { LedgerCounterparts1763700037000 } from "../migrations/1763700037000-ledger-counterparts";
import { StoredFiles1763700042000 } from "../migrations/1763700042000-stored-files";
import { Erasure1763700042001 } from "../migrations/1763700042001-erasure";
import { StandardNames1763700043000 } from "../migrations/1763700043000-standard-names";
import { Draws1763700050000 } from "../migrations/1763700050000-draws";
import { DrawPictures1763700051000 } from "../migrations/1763700051000-draw-pictures";
import { ReceiptsListed1763700060000 } from "../migrations/1763700060000-receipts-listed";
import { SubmittedBy1763700065000 } from "../migrations/1763700065000-submitted-by";
import { Shifts1763700070000 } from "../migrations/1763700070000-shifts";
import { Watch1763700075000 } from "../migrations/1763700075000-watch";
import { SiteContent1763700080000 } from "../migrations/1763700080000-site-content";
import { SavedViews1763700085000 } from "../migrations/1763700085000-saved-views";
import { CustomerNotes1763700087000 } from "../migrations/1763700087000-customer-notes";
import { ReportUnit1763700090000 } from "../migrations/1763700090000-report-unit";
import { BulkActions1763700100000 } from "../migrations/1763700100000-bulk-actions";
import { CustomerMerges1763700110000 } from "../migrations/1763700110000-customer-merges";
import { AuditSubject1763700120000 } from "../migrations/1763700120000-audit-subject";
import { PartitionAuditLog1763700130000 } from "../migrations/1763700130000-partition-audit-log";
import { StoreCorrections1763700140000 } from "../migrations/1763700140000-store-corrections";
import { UnchangedImportRows1763700150000 } from "../migrations/1763700150000-unchanged-import-rows";
import { RecordedReceipts1763700160000 } from "../migrations/1763700160000-recorded-receipts";
import { AuditEventCodes1763700170000 } from "../migrations/1763700170000-audit-event-codes";
import { AuditSubjectNames1763700180000 } from "../migrations/1763700180000-audit-subject-names";
import { AuditSubjectCases1763700190000 } from "../migrations/1763700190000-audit-subject-cases";
import { StaffPhones1763700200000 } from "../migrations/1763700200000-staff-phones";
import { AuditSubjectShifts1763700300000 } from "../migrations/1763700300000-audit-subject-shifts";

/** Every migration, oldest first. */
export const migrations = [
  CreateAuditLog1763700000000,
  CreateUsers1763700001000,
  CreateStores1763700002000,
  CreateCustomers1763700003000,
  CreateReceipts1763700004000,
  CreateLotteryCodes1763700005000,
  CreateIdempotencyKeys1763700006000,
  CreateFeatureFlags1763700007000,
  CreateItems1763700008000,
  CreateRateLimits1763700009000,
  AuditPlace1763700010000,
  SessionDevices1763700011000,
  RecoveryCodes1763700012000,
  ApiKeys1763700013000,
  CustomersBackOffice1763700014000,
  LedgerMerges1763700015000,
  AuditIndexes1763700016000,
  CreateEvents1763700020000,
  CodePools1763700021000,
  SalesByDay1763700030000,
  Imports1763700031000,
  ParticipantsListed1763700032000,
  PoolImports1763700033000,
  KeptPeople1763700034000,
  CodesUnchecked1763700035000,
  ExportJobs1763700036000,
  LedgerCounterparts1763700037000,
  StoredFiles1763700042000,
  Erasure1763700042001,
  StandardNames1763700043000,
  Draws1763700050000,
  DrawPictures1763700051000,
  ReceiptsListed1763700060000,
  SubmittedBy1763700065000,
  Shifts1763700070000,
  Watch1763700075000,
  SiteContent1763700080000,
  SavedViews1763700085000,
  CustomerNotes1763700087000,
  ReportUnit1763700090000,
  BulkActions1763700100000,
  CustomerMerges1763700110000,
  AuditSubject1763700120000,
  PartitionAuditLog1763700130000,
  StoreCorrections1763700140000,
  UnchangedImportRows1763700150000,
  RecordedReceipts1763700160000,
  AuditEventCodes1763700170000,
  AuditSubjectNames1763700180000,
  AuditSubjectCases1763700190000,
  StaffPhones1763700200000,
  AuditSubjectShifts1763700300000,
];
