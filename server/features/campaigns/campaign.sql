/* @name hasDraw */
select d.id from draws d where d.campaign_id = :id! and d.state <> 'voided' limit 1;
