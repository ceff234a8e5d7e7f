import { RestAuditLogDocument } from "../../kit/rest/generated";
import { pagination, route } from "../../kit/rest/route";

export const auditRoutes = [
  route("GET", "/api/admin/audit", RestAuditLogDocument, {
    tag: "Audit log",
    summary: "A page of the trail, newest first, filtered",
    body: { data: { entries: "auditLog.items", pagination: pagination("auditLog") } },
  }),
];
