import { describe, expect, test } from 'vitest';
import { cardTransitions } from './card';
import { cashTransitions } from './cash';
import { couponTransitions } from './coupon';
import { distributorTransitions } from './distributor';
import { distributorApplyTransitions } from './distributor-apply';
import { goodsTransitions } from './goods';
import { invoiceTransitions } from './invoice';
import { licenceTransitions } from './licence';
import { memberTransitions } from './member';
import { memberCouponTransitions } from './member-coupon';
import { orderTransitions } from './order';
import { refundTransitions } from './refund';
import { storeTransitions } from './store';
import { storeApplyTransitions } from './store-apply';
import { allowed, stepsOf, type Transition, type Transitions } from './transitions';

/** Every step as `name from>to`; goods show both of their states. */
const arrows = (steps: Transitions) =>
  Object.entries(steps)
    .map(([name, { from, to }]: [string, Transition]) => `${name} ${from.join(',')}>${to ?? '='}`)
    .sort();

/** What the page says, a step to a line. */
const page = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .sort();

const EVERY_KIND = `
  adjust 0>=
  confirmPay 0>=
  close 0>40
  cancel 0>40
  timeout 0>40
  remark 0,10,11,12,15,20,30,40>=
  delete 40>=`;

const PAGES: readonly (readonly [page: string, steps: Transitions, text: string])[] = [
  ['member.md 1.4', memberTransitions, 'change 1,0>=\ndisable 1,0>0\nenable 1,0>1\nderegister 1>-1'],
  ['member.md 5', distributorTransitions, 'change 1,0>=\nfreeze 1,0>0\nunfreeze 1,0>1\nretire 1,0>-1\nwithdrawFor -1>=\napproveAgain -1>1'],
  ['member.md 7', distributorApplyTransitions, 'approve 0>1\nreject 0>2\ncancel 0>3\nresubmit 2>0\nremove 2,3>='],
  [
    'shopping.md 1.4',
    storeTransitions,
    'rest 1,2>2\nresume 1,2>1\nclose 1,2,4>3\nreopen 3>1\nreopenExpired 3>4\nexpire 1,2>4\nrenew 1,2,3>=\nrenewExpired 4>1',
  ],
  [
    'shopping.md 2',
    storeApplyTransitions,
    'pay 9>0\nexpire 9>3\ncancel 9,0>3\napprove 0>1\nreject 0>2\nresubmitUnpaid 2>9\nresubmitFree 2>0\nrefund 2,3>=\nremove 2,3>=',
  ],
  [
    'finance.md 2',
    cashTransitions,
    'approve 0>10\napproveToBalance 0>11\nreject 0,10,21>20\ncancel 0>30\npay 10>11\nfail 10>21\nretry 21>10',
  ],
  ['finance.md 1', invoiceTransitions, 'issue 0>1\nreject 0>2\nreapply 2>0\ncancel 0>4\nupdate 1>=\nresend 1>=\nneedRed 1>=\nred 1>3'],
  ['marketing.md 1, coupons', couponTransitions, 'publish 0>1\nstop 1>2\nrestart 2>1\nissue 1>=\nremove 0,1,2>='],
  [
    'marketing.md 1, coupons of members; effects.md 3, gifts of an order refunded in full',
    memberCouponTransitions,
    'use 1>2\ngiveBack 2>1\ngiveBackExpired 2>3\ngiveBackVoid 2>4\nexpire 1>3\nvoid 1>4',
  ],
  [
    'goods.md 6',
    cardTransitions,
    'edit 1>=\nremove 1,4>=\nvoid 1,2,5>4\nrestock 5>1\nlock 1>2\nrelease 2>1\ndeliverLocked 2>3\ndeliver 1>3\nreplace 3>4\nrefund 3>5',
  ],
  [
    'order.md 8, licences',
    licenceTransitions,
    `activateLicence 0>1\nbegin 0>1\nuse 1>=\nexpire 1>2\nrenew 1,2>1\npause 1>3\nresume 3>1\nresumeExpired 3>2
     resetKey 0,1>=\nunbind 0,1>=\nrevoke 0,1,2,3>4\nrevokeByRefund 0,1,2,3>4\nshorten 1>2`,
  ],
  [
    'order.md 9',
    refundTransitions,
    `agree 10>40\nagreeReturn 10>20\nrejectRefund 10>62\nshipReturn 20>30\nreturnTimeout 20>61\nreceiveReturn 30>40\nrefuseReturn 30>63
     cancel 10,20,30>61\nexecute 40>=\nchannelFailed 40>=\nchannelSucceeded 40>50\nreapply 61,62,63>10`,
  ],
  [
    'order.md 5',
    orderTransitions.hardware,
    `${EVERY_KIND}\npay 0>10\naddress 10>=\nship 10>20\npackages 20>=\ntrace 20,30>=\nprint 10,20,30,40>=\nreceive 20>30\nextend 20>=
     refund 10,20,30>=\nrefundedInFull 10,20,30>40`,
  ],
  [
    'order.md 6',
    orderTransitions.account,
    `${EVERY_KIND}\npayDelivered 0>20\npayProblem 0>11\npay 0>10\ndeliver 10,11>20\nreplace 20>=\nreveal 20,30>=\nreceive 20>30
     refund 10,11,20,30>=\nrefundedInFull 10,11,20,30>40`,
  ],
  [
    'order.md 7',
    orderTransitions.form,
    `${EVERY_KIND}\nfillForm 0>=\npay 0>10\npayProcessing 0>15\naccept 10>15\nsupplement 10,15>12\nresubmit 12>10\nsupplementOverdue 12>=
     assign 15>=\nfinish 15>20\nrework 20>15\nreceive 20>30\nreject 10,12,15>=\nrejectedAndRefunded 10,12,15>40
     refund 10,12,15,20,30>=\nrefundedInFull 10,12,15,20,30>40`,
  ],
  [
    'order.md 8',
    orderTransitions.software,
    `${EVERY_KIND}\npayDelivered 0>20\npayProblem 0>11\npay 0>10\nactivate 10,11>20\nreceive 20>30\nrefund 10,11,20,30>=
     refundedInFull 10,11,20,30>40`,
  ],
];

describe('the steps of the domain pages are there, and no other', () => {
  test.each(PAGES)('%s', (_name, steps, text) => {
    expect(arrows(steps)).toEqual(page(text));
  });

  test('goods.md 5, with the review beside the sale', () => {
    const both = Object.entries(goodsTransitions).map(([name, step]: [string, Transition]) => {
      const before = step.when?.auditStatus?.join(',') ?? 'any';
      return `${name} ${step.from.join(',')}/${before}>${step.to ?? '='}/${step.set?.auditStatus ?? '='}`;
    });
    expect(both.sort()).toEqual(
      page(`
        saveDraft 0/0>=/=
        publish 0/0,3>1/2
        publishOffSale 0/0,3>0/2
        submit 0/0,3>0/1
        approve 0/1>1/2
        approveOffSale 0/1>0/2
        rejectAudit 0/1>0/3
        withdrawAudit 0/1>0/0
        putOnSale 0,1/2>1/=
        takeOffSale 1,0/2>0/=
        forceOffSale 1/2>0/3
        reaudit 1,0/2>0/1
        recycle 0/any>-1/=
        restore -1/any>0/=
        remove -1/any>=/=
        saleTimeReached 0/2>1/=`),
    );
  });
});

describe('allowed', () => {
  test('offers a step only where it begins', () => {
    expect(allowed(orderTransitions.hardware, { status: 10 }, 'ship')).toBe(true);
    expect(allowed(orderTransitions.hardware, { status: 20 }, 'ship')).toBe(false);
  });

  test('never offers a step into the state a record has', () => {
    expect(allowed(memberTransitions, { status: 0 }, 'disable')).toBe(false);
    expect(allowed(memberTransitions, { status: 0 }, 'enable')).toBe(true);
  });

  test('looks at further states of the record', () => {
    const pending = { status: 0, auditStatus: 1 };
    expect(allowed(goodsTransitions, pending, 'approve')).toBe(true);
    expect(allowed(goodsTransitions, pending, 'putOnSale')).toBe(false);
    expect(allowed(goodsTransitions, pending, 'withdrawAudit')).toBe(true);
  });

  test('names what an administrator may do, not what a buyer or the system does', () => {
    expect(stepsOf(refundTransitions, { status: 20 })).toEqual([]);
    expect(stepsOf(orderTransitions.form, { status: 10 })).toEqual(['remark', 'accept', 'supplement', 'reject', 'refund']);
  });
});
