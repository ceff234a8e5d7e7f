import { RestAuditLogDocument } from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

export const auditRoutes = [
  route("GET", "/api/admin/audit", RestAuditLogDocument, {
    tag: "Audit log",
    summary: "A page of the audit log, filtered, newest first",
    values: { action: { "": null }, entity: { "": null } },
    body: { data: { entries: "auditLog.items", pagination: pagination("auditLog") } },
  }),
];
