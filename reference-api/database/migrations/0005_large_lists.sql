-- A text's characters and its pairs of neighbours: what words of any length are found by, also words too short for trigrams.
CREATE OR REPLACE FUNCTION search_pieces(words text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
  characters text[] := string_to_array(lower(words), NULL);
  pieces text[] := characters;
BEGIN
  FOR place IN 1 .. cardinality(characters) - 1 LOOP
    pieces := pieces || (characters[place] || characters[place + 1]);
  END LOOP;
  RETURN pieces;
END
$$;--> statement-breakpoint
DROP INDEX IF EXISTS "member_nickname_trigrams";--> statement-breakpoint
DROP INDEX IF EXISTS "member_nickname_prefix";--> statement-breakpoint
DROP INDEX "balance_record_created";--> statement-breakpoint
DROP INDEX "balance_record_store";--> statement-breakpoint
DROP INDEX "point_record_created";--> statement-breakpoint
DROP INDEX "point_record_store";--> statement-breakpoint
DROP INDEX "member_points";--> statement-breakpoint
DROP INDEX "member_balance";--> statement-breakpoint
DROP INDEX "member_pay_total";--> statement-breakpoint
DROP INDEX "member_order_count";--> statement-breakpoint
DROP INDEX "member_last_login";--> statement-breakpoint
CREATE INDEX "member_not_normal" ON "member" USING btree ("status","id") WHERE "member"."status" <> 1;--> statement-breakpoint
CREATE INDEX "member_promotes" ON "member" USING btree ("id") WHERE "member"."is_distributor" = 1;--> statement-breakpoint
CREATE INDEX "member_nickname_pieces" ON "member" USING gin (search_pieces("nickname"));--> statement-breakpoint
CREATE INDEX "balance_record_created" ON "balance_record" USING btree ("create_time","id","delta");--> statement-breakpoint
CREATE INDEX "balance_record_store" ON "balance_record" USING btree ("store_id","create_time","id","delta");--> statement-breakpoint
CREATE INDEX "point_record_created" ON "point_record" USING btree ("create_time","id","delta");--> statement-breakpoint
CREATE INDEX "point_record_store" ON "point_record" USING btree ("store_id","create_time","id","delta");--> statement-breakpoint
CREATE INDEX "member_points" ON "member" USING btree ("points","id","store_id");--> statement-breakpoint
CREATE INDEX "member_balance" ON "member" USING btree ("balance","id","store_id");--> statement-breakpoint
CREATE INDEX "member_pay_total" ON "member" USING btree ("pay_total","id","store_id");--> statement-breakpoint
CREATE INDEX "member_order_count" ON "member" USING btree ("order_count","id","store_id");--> statement-breakpoint
CREATE INDEX "member_last_login" ON "member" USING btree ("last_login_time" DESC NULLS LAST,"id" DESC NULLS FIRST,"store_id");