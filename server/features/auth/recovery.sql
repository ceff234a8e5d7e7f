/* @name insertRecoveryCodes */
insert into recovery_codes (user_id, code_sha256) select :userId!, unnest(:hashes!::bytea[]);

/* @name consumeRecoveryCode */
delete from recovery_codes r where r.user_id = :userId! and r.code_sha256 = :hash! returning r.user_id;

/* @name countRecoveryCodes */
select count(*)::int as "codes!" from recovery_codes r where r.user_id = :userId!;
