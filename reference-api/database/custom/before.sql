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
$$;
