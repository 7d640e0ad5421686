-- Contains-matches of digits and codes need trigrams. A server that lacks the extension still works, with a scan.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX member_mobile_trigrams ON member USING gin (mobile gin_trgm_ops);
  CREATE INDEX order_no_trigrams ON "order" USING gin (order_no gin_trgm_ops);
  CREATE INDEX order_package_tracking_trigrams ON order_package USING gin (tracking_no gin_trgm_ops);
  CREATE INDEX goods_sku_code_trigrams ON goods_sku USING gin (code gin_trgm_ops) WHERE code <> '';
  CREATE INDEX invoice_title_trigrams ON invoice USING gin (title gin_trgm_ops);
  CREATE INDEX store_name_trigrams ON store USING gin (name gin_trgm_ops);
EXCEPTION
  WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
    CREATE INDEX IF NOT EXISTS member_mobile_prefix ON member (mobile text_pattern_ops);
    CREATE INDEX IF NOT EXISTS order_no_prefix ON "order" (order_no text_pattern_ops);
    CREATE INDEX IF NOT EXISTS order_package_tracking_prefix ON order_package (tracking_no text_pattern_ops);
    CREATE INDEX IF NOT EXISTS goods_sku_code_prefix ON goods_sku (code text_pattern_ops);
END
$$;--> statement-breakpoint
-- What a row names must be there. The references stand here together, because the tables of the schema name each other in circles.
-- Goods that were deleted stay for their orders, which need no category or brand of them: either may go. That all others have a category
-- is kept here; that a brand goes from none of them is not: whoever removes one holds it and counts its goods (goods-brand-spec.ts).
ALTER TABLE goods
  ALTER COLUMN category_id DROP NOT NULL,
  ADD CONSTRAINT goods_has_category CHECK (category_id IS NOT NULL OR deleted_at IS NOT NULL),
  ADD CONSTRAINT goods_category_fk FOREIGN KEY (category_id) REFERENCES goods_category (id) ON DELETE SET NULL,
  ADD CONSTRAINT goods_brand_fk FOREIGN KEY (brand_id) REFERENCES goods_brand (id) ON DELETE SET NULL,
  ADD CONSTRAINT goods_store_fk FOREIGN KEY (store_id) REFERENCES store (id);--> statement-breakpoint
ALTER TABLE goods_sku ADD CONSTRAINT goods_sku_goods_fk FOREIGN KEY (goods_id) REFERENCES goods (id);--> statement-breakpoint
ALTER TABLE goods_log ADD CONSTRAINT goods_log_goods_fk FOREIGN KEY (goods_id) REFERENCES goods (id);--> statement-breakpoint
ALTER TABLE goods_card
  ADD CONSTRAINT goods_card_goods_fk FOREIGN KEY (goods_id) REFERENCES goods (id),
  ADD CONSTRAINT goods_card_sku_fk FOREIGN KEY (sku_id) REFERENCES goods_sku (id),
  ADD CONSTRAINT goods_card_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT goods_card_item_fk FOREIGN KEY (order_item_id) REFERENCES order_item (id);--> statement-breakpoint
ALTER TABLE "order"
  ADD CONSTRAINT order_member_fk FOREIGN KEY (member_id) REFERENCES member (id),
  ADD CONSTRAINT order_store_fk FOREIGN KEY (store_id) REFERENCES store (id),
  ADD CONSTRAINT order_coupon_fk FOREIGN KEY (coupon_record_id) REFERENCES member_coupon (id),
  ADD CONSTRAINT order_handler_fk FOREIGN KEY (handler_id) REFERENCES admin (id) ON DELETE SET NULL,
  ADD CONSTRAINT order_renews_fk FOREIGN KEY (renew_licence_id) REFERENCES licence (id);--> statement-breakpoint
ALTER TABLE order_item
  ADD CONSTRAINT order_item_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT order_item_goods_fk FOREIGN KEY (goods_id) REFERENCES goods (id),
  ADD CONSTRAINT order_item_sku_fk FOREIGN KEY (sku_id) REFERENCES goods_sku (id);--> statement-breakpoint
ALTER TABLE order_log ADD CONSTRAINT order_log_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id);--> statement-breakpoint
ALTER TABLE order_package
  ADD CONSTRAINT order_package_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT order_package_express_fk FOREIGN KEY (express_id) REFERENCES express (id);--> statement-breakpoint
-- What was handed over keeps its own copy, so that a card nobody has any more may be deleted.
ALTER TABLE order_delivery
  ADD CONSTRAINT order_delivery_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT order_delivery_item_fk FOREIGN KEY (item_id) REFERENCES order_item (id),
  ADD CONSTRAINT order_delivery_card_fk FOREIGN KEY (card_id) REFERENCES goods_card (id) ON DELETE SET NULL,
  ADD CONSTRAINT order_delivery_replaced_fk FOREIGN KEY (replaced_by) REFERENCES order_delivery (id);--> statement-breakpoint
ALTER TABLE licence
  ADD CONSTRAINT licence_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT licence_item_fk FOREIGN KEY (item_id) REFERENCES order_item (id),
  ADD CONSTRAINT licence_card_fk FOREIGN KEY (card_id) REFERENCES goods_card (id) ON DELETE SET NULL,
  ADD CONSTRAINT licence_member_fk FOREIGN KEY (member_id) REFERENCES member (id);--> statement-breakpoint
ALTER TABLE licence_device ADD CONSTRAINT licence_device_licence_fk FOREIGN KEY (licence_id) REFERENCES licence (id);--> statement-breakpoint
ALTER TABLE refund
  ADD CONSTRAINT refund_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id),
  ADD CONSTRAINT refund_item_fk FOREIGN KEY (item_id) REFERENCES order_item (id);--> statement-breakpoint
ALTER TABLE refund_log ADD CONSTRAINT refund_log_refund_fk FOREIGN KEY (refund_id) REFERENCES refund (id);--> statement-breakpoint
ALTER TABLE invoice ADD CONSTRAINT invoice_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id);--> statement-breakpoint
ALTER TABLE invoice_log ADD CONSTRAINT invoice_log_invoice_fk FOREIGN KEY (invoice_id) REFERENCES invoice (id);--> statement-breakpoint
ALTER TABLE cash
  ADD CONSTRAINT cash_member_fk FOREIGN KEY (member_id) REFERENCES member (id),
  ADD CONSTRAINT cash_store_fk FOREIGN KEY (store_id) REFERENCES store (id);--> statement-breakpoint
ALTER TABLE distributor ADD CONSTRAINT distributor_member_fk FOREIGN KEY (member_id) REFERENCES member (id);--> statement-breakpoint
ALTER TABLE commission_record
  ADD CONSTRAINT commission_record_distributor_fk FOREIGN KEY (member_id) REFERENCES distributor (member_id),
  ADD CONSTRAINT commission_record_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id);--> statement-breakpoint
ALTER TABLE point_record ADD CONSTRAINT point_record_member_fk FOREIGN KEY (member_id) REFERENCES member (id);--> statement-breakpoint
ALTER TABLE balance_record ADD CONSTRAINT balance_record_member_fk FOREIGN KEY (member_id) REFERENCES member (id);--> statement-breakpoint
ALTER TABLE store_flow
  ADD CONSTRAINT store_flow_store_fk FOREIGN KEY (store_id) REFERENCES store (id),
  ADD CONSTRAINT store_flow_order_fk FOREIGN KEY (order_id) REFERENCES "order" (id);--> statement-breakpoint
ALTER TABLE store
  ADD CONSTRAINT store_level_fk FOREIGN KEY (level_id) REFERENCES store_level (id),
  ADD CONSTRAINT store_meal_fk FOREIGN KEY (meal_id) REFERENCES store_meal (id),
  ADD CONSTRAINT store_owner_fk FOREIGN KEY (owner_member_id) REFERENCES member (id);--> statement-breakpoint
ALTER TABLE store_meal ADD CONSTRAINT store_meal_level_fk FOREIGN KEY (level_id) REFERENCES store_level (id);--> statement-breakpoint
ALTER TABLE member_coupon
  ADD CONSTRAINT member_coupon_coupon_fk FOREIGN KEY (coupon_id) REFERENCES coupon (id),
  ADD CONSTRAINT member_coupon_member_fk FOREIGN KEY (member_id) REFERENCES member (id);--> statement-breakpoint
-- What moved each day, so that sums over millions of rows of the stores' ledger are read from a few thousand. The main store has a
-- part of its own; the other stores share sixteen, so that they seldom wait for each other. The triggers keep it, whoever writes.
CREATE TABLE store_flow_day (
  day date NOT NULL,
  part smallint NOT NULL,
  biz_type smallint NOT NULL,
  settle_status smallint NOT NULL,
  income bigint NOT NULL,
  expense bigint NOT NULL,
  PRIMARY KEY (day, part, biz_type, settle_status)
) WITH (fillfactor = 70);--> statement-breakpoint
CREATE FUNCTION sum_store_flows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  source text := CASE TG_OP
    WHEN 'INSERT' THEN 'SELECT *, 1 AS sign FROM added'
    WHEN 'DELETE' THEN 'SELECT *, -1 AS sign FROM removed'
    ELSE 'SELECT *, 1 AS sign FROM added UNION ALL SELECT *, -1 AS sign FROM removed' END;
BEGIN
  IF TG_OP = 'INSERT' THEN
    -- The same as below, written out so that it is planned once for each connection: every order comes by here.
    INSERT INTO store_flow_day AS d (day, part, biz_type, settle_status, income, expense)
    SELECT (create_time AT TIME ZONE 'Asia/Shanghai')::date AS day, CASE WHEN store_id = 0 THEN 0 ELSE 1 + store_id % 16 END AS part,
      biz_type, settle_status, sum(greatest(amount, 0)) AS income, sum(least(amount, 0)) AS expense
    FROM added GROUP BY 1, 2, 3, 4 HAVING sum(greatest(amount, 0)) <> 0 OR sum(least(amount, 0)) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, part, biz_type, settle_status)
      DO UPDATE SET income = d.income + excluded.income, expense = d.expense + excluded.expense;
    RETURN NULL;
  END IF;
  -- In one order, so that two transactions do not wait for each other.
  EXECUTE format('INSERT INTO store_flow_day AS d (day, part, biz_type, settle_status, income, expense)
    SELECT (create_time AT TIME ZONE ''Asia/Shanghai'')::date AS day, CASE WHEN store_id = 0 THEN 0 ELSE 1 + store_id %% 16 END AS part,
      biz_type, settle_status, sum(sign * greatest(amount, 0)) AS income, sum(sign * least(amount, 0)) AS expense
    FROM (%s) AS moved GROUP BY 1, 2, 3, 4 HAVING sum(sign * greatest(amount, 0)) <> 0 OR sum(sign * least(amount, 0)) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT (day, part, biz_type, settle_status)
      DO UPDATE SET income = d.income + excluded.income, expense = d.expense + excluded.expense', source);
  RETURN NULL;
END
$$;--> statement-breakpoint
CREATE TRIGGER store_flow_added AFTER INSERT ON store_flow REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_store_flows();--> statement-breakpoint
CREATE TRIGGER store_flow_changed AFTER UPDATE ON store_flow REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION sum_store_flows();--> statement-breakpoint
CREATE TRIGGER store_flow_removed AFTER DELETE ON store_flow REFERENCING OLD TABLE AS removed
  FOR EACH STATEMENT EXECUTE FUNCTION sum_store_flows();
