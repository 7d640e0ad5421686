DROP INDEX "member_last_login";--> statement-breakpoint
CREATE INDEX "member_last_login" ON "member" USING btree ("last_login_time" DESC NULLS LAST,"id" DESC NULLS FIRST);