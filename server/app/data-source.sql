/* @name hasMigrations */
select to_regclass('migrations') is not null as "exists!";

/* @name appliedMigrations */
select m.name from migrations m order by m.id;

/* @name unsuitabilityReasons */
select s.name, s.setting from pg_settings s
where s.name in ('fsync', 'full_page_writes', 'synchronous_commit', 'server_version_num', 'server_encoding');
