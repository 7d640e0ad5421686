DROP INDEX "balance_record_member";--> statement-breakpoint
DROP INDEX "point_record_member";--> statement-breakpoint
CREATE INDEX "balance_record_member" ON "balance_record" USING btree ("member_id","id","delta");--> statement-breakpoint
CREATE INDEX "point_record_member" ON "point_record" USING btree ("member_id","id","delta");