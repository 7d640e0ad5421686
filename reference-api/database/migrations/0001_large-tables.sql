DROP INDEX "order_created";--> statement-breakpoint
DROP INDEX "order_store";--> statement-breakpoint
DROP INDEX "order_pay_price";--> statement-breakpoint
ALTER TABLE "order_item" ADD COLUMN "pay_time" timestamp (3) with time zone;--> statement-breakpoint
UPDATE "order_item" SET "pay_time" = "order"."pay_time" FROM "order" WHERE "order"."id" = "order_item"."order_id" AND "order"."pay_time" IS NOT NULL;--> statement-breakpoint
CREATE INDEX "goods_counts" ON "goods" USING btree ("kind","store_id","status","audit_status","stock","stock_warn") WHERE "goods"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "order_pay_time" ON "order" USING btree ("kind","pay_time" NULLS FIRST,"id","store_id","status") WHERE "order"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "order_any_kind" ON "order" USING btree ("create_time","id","store_id","status","pay_time","finish_time","deleted_at");--> statement-breakpoint
CREATE INDEX "order_item_paid" ON "order_item" USING btree ("pay_time","goods_id","count","pay_price") WHERE "order_item"."pay_time" is not null;--> statement-breakpoint
CREATE INDEX "store_sales" ON "store" USING btree ("sales_total","id");--> statement-breakpoint
CREATE INDEX "order_created" ON "order" USING btree ("kind","create_time","id","store_id","status") WHERE "order"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "order_store" ON "order" USING btree ("store_id","kind","create_time","id","status") WHERE "order"."deleted_at" is null;--> statement-breakpoint
CREATE INDEX "order_pay_price" ON "order" USING btree ("kind","pay_price","id","store_id","status") WHERE "order"."deleted_at" is null;