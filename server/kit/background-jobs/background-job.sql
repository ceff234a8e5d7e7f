/* @name cancelStatement */
select pg_cancel_backend(:pid!);

/* @name backendPid */
select pg_backend_pid() as "pid!";
