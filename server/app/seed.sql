/* @name refreshStatistics */
analyze customers, receipts, lottery_codes, points_ledger, stores, users;
