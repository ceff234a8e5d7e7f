/* @name auditPage */
set local enable_seqscan = off;
