DROP INDEX "member_coupon_coupon";--> statement-breakpoint
DROP INDEX "outbox_waiting";--> statement-breakpoint
CREATE INDEX "member_coupon_taken" ON "member_coupon" USING btree ("coupon_id","create_time","id","status");--> statement-breakpoint
CREATE INDEX "member_coupon_used" ON "member_coupon" USING btree ("coupon_id","used_time" NULLS FIRST,"id","status");--> statement-breakpoint
CREATE INDEX "licence_card" ON "licence" USING btree ("card_id") WHERE "licence"."card_id" is not null;--> statement-breakpoint
CREATE INDEX "order_delivery_card" ON "order_delivery" USING btree ("card_id") WHERE "order_delivery"."card_id" is not null;--> statement-breakpoint
CREATE INDEX "order_distributor1" ON "order" USING btree ("distributor1_id","create_time") WHERE "order"."distributor1_id" is not null;--> statement-breakpoint
CREATE INDEX "order_distributor2" ON "order" USING btree ("distributor2_id","create_time") WHERE "order"."distributor2_id" is not null;--> statement-breakpoint
CREATE INDEX "outbox_done" ON "outbox" USING btree ("create_time") WHERE "outbox"."state" <> 0;--> statement-breakpoint
CREATE INDEX "outbox_waiting" ON "outbox" USING btree (("kind" like '%Expiring'),"next_time","id") WHERE "outbox"."state" = 0;