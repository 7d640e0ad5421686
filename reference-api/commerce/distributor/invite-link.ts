/** Where the code of a distributor leads; '' until the platform has named its storefront (open-questions 19). */
export function inviteLink(storefrontUrl: string, inviteCode: string): string {
  if (storefrontUrl === '') return '';
  const link = new URL('h5/invite', storefrontUrl.endsWith('/') ? storefrontUrl : `${storefrontUrl}/`);
  link.searchParams.set('code', inviteCode);
  return link.href;
}
