import type { AccountMarker } from './account-marker';
import { SIGNED_OUT, SIGNING_IN } from './account-state';

/** Tells of a sign-in in another window of this browser; the answer stops it. */
export function onSignIn(marker: AccountMarker, signedIn: () => void): () => void {
  // What stands there now may be a login that has just expired; only a change tells of a new one.
  let known = marker.read();
  return marker.listen((value) => {
    const news = value !== known;
    known = value;
    if (news && value !== null && value !== SIGNED_OUT && value !== SIGNING_IN) signedIn();
  });
}
