/* @name deleteCountsAfter */
delete from rate_limits where expire > :time!;
