/** The twelve companies most parcels go with (finance.md 3). */
export const commonCompanies: readonly { code: string; name: string }[] = [
  { code: 'SF', name: '顺丰速运' },
  { code: 'STO', name: '申通快递' },
  { code: 'YTO', name: '圆通速递' },
  { code: 'ZTO', name: '中通快递' },
  { code: 'YD', name: '韵达速递' },
  { code: 'JD', name: '京东物流' },
  { code: 'EMS', name: '邮政EMS' },
  { code: 'YZPY', name: '中国邮政' },
  { code: 'JT', name: '极兔速递' },
  { code: 'DBL', name: '德邦快递' },
  { code: 'UC', name: '优速快递' },
  { code: 'HTKY', name: '百世快递' },
];
