/* @name firstSaleDay */
select min(s.day)::text as day from daily_sales s;
