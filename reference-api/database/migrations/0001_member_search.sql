-- Contains-matches on a million members need trigrams. A server that lacks the extension still works, with a scan.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
  CREATE INDEX IF NOT EXISTS member_nickname_trigrams ON member USING gin (nickname gin_trgm_ops);
  CREATE INDEX IF NOT EXISTS member_mobile_trigrams ON member USING gin (mobile gin_trgm_ops);
EXCEPTION
  WHEN undefined_file OR feature_not_supported OR insufficient_privilege OR undefined_object THEN
    CREATE INDEX IF NOT EXISTS member_nickname_prefix ON member (nickname text_pattern_ops);
    CREATE INDEX IF NOT EXISTS member_mobile_prefix ON member (mobile text_pattern_ops);
END
$$;
