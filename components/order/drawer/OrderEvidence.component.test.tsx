import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { draw } from '@/components/testing/draw';
import type { OrderDetail } from '@/lib/contract/order/detail';
import { OrderFacts } from './OrderFacts';
import { OrderForm } from './OrderForm';

const paid = {
  ...{ id: 7, storeName: '总店', memberId: 3, nickname: '海盐先生', mobile: '158****3944', source: 1, createTime: '2026-11-20 10:00:00' },
  ...{ payChannel: 'offline', payTime: null, finishTime: null, payNo: '', voucher: '/v.png', status: 10, closeType: null, closeReason: '' },
  invoiceStatus: null,
  ...{ kind: 2, shipTime: null, receiveTime: null, closeTime: null, buyerRemark: '', remark: '', star: 0, buyerIp: '' },
} as unknown as OrderDetail;
const answered = {
  ...{ id: 8, status: 30, supplement: null, supplementTime: null, handlerName: '', acceptTime: null, promiseUntil: null },
  ...{ submitCount: 1, reworkCount: 0, formValues: { proof: ['/p.png'] }, result: { text: '', images: ['/r.png'], privateNote: '' } },
  formSnapshot: [{ key: 'proof', label: '证件照', type: 'image', required: 1, options: [] }],
} as unknown as OrderDetail;
const namespaces = ['order', 'enums', 'media', 'picture'] as const;
const opens = async (name: string, url: string) => {
  const link = page.getByRole('link', { name });
  await expect.element(link).toHaveAttribute('href', expect.stringContaining(url));
  await expect.element(link).toHaveAttribute('target', '_blank');
};

test('order.md 2: the voucher of an offline payment is shown, and opens whole', async () => {
  await draw(<OrderFacts order={paid} />, { namespaces });
  await opens('收款凭证', '/v.png');
});

test('pictures of a form order open whole: what the buyer sent, and what came of it', async () => {
  await draw(<OrderForm order={answered} />, { namespaces });
  await opens('证件照', '/p.png');
  await opens('处理结果', '/r.png');
});

test('a result without pictures is its text alone', async () => {
  const told = { ...answered, result: { text: '已办理', images: [], privateNote: '' } } as OrderDetail;
  await draw(<OrderForm order={told} />, { namespaces });
  const result = page.getByRole('region', { name: '处理结果' });
  await expect.element(result).toHaveTextContent(/^处理结果 ?已办理$/);
});

test('order.md 2: when an order was shipped, received and closed is told with its year', async () => {
  const times = { shipTime: '2026-11-21 08:00:00', receiveTime: '2026-11-25 09:00:00', closeTime: '2027-01-02 10:00:00' };
  await draw(<OrderFacts order={{ ...paid, ...times, status: 40, closeType: 20 }} />, { namespaces });
  for (const [name, time] of [
    ['发货时间', times.shipTime],
    ['收货时间', times.receiveTime],
    ['关闭时间', times.closeTime],
  ])
    await expect.element(page.getByText(`${name}${time}`)).toBeVisible();
});

test('an order that was not paid in time tells that alone; whoever closes one tells why', async () => {
  const closed = { ...paid, status: 40, closeTime: '2027-01-02 10:00:00', closeReason: '超时未支付' };
  await draw(<OrderFacts order={{ ...closed, closeType: 10 }} />, { namespaces, language: 'en' });
  await expect.element(page.getByText('Payment timeout')).toBeVisible();
  await expect.element(page.getByText('超时未支付')).not.toBeInTheDocument();
  await draw(<OrderFacts order={{ ...closed, closeType: 40, closeReason: 'sold out' }} />, {
    namespaces,
    language: 'en',
  });
  await expect.element(page.getByText('sold out')).toBeVisible();
});
