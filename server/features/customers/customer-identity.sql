/* @name isKnownIdentity */
select exists (select from customers c where c.phone_number = :phone! and c.deleted_at is null)
  or exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is null) as "isKnown!";

/* @name obstaclesTo */
select exists (select from customers c where c.national_code = :nationalCode! and c.deleted_at is not null) as "isDeleted!",
  exists (
    select from customers c where c.phone_number = :phone! and c.national_code <> :nationalCode! and c.deleted_at is null
  ) as "isPhoneTaken!";
