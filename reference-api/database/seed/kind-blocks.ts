import type { FormFieldShape, KindBlock } from '@/reference-api/database/schema/shapes';

const field = (key: string, label: string, type: string, more: Partial<FormFieldShape> = {}): FormFieldShape => ({
  ...{ key, label, type, required: 1, placeholder: '' },
  ...more,
});

/** What buyers are asked for, by category of the form goods. */
const forms: Readonly<Record<string, FormFieldShape[]>> = {
  企业服务: [
    field('company', '企业名称', 'text', { minLen: 2, maxLen: 60, placeholder: '与营业执照一致' }),
    field('contact', '联系人', 'text', { maxLen: 20 }),
    field('mobile', '联系手机', 'mobile'),
    field('scope', '经营类目', 'select', { options: ['科技', '贸易', '餐饮', '文化传媒', '生活服务'] }),
    field('licence', '营业执照照片', 'image', { maxCount: 2 }),
    field('note', '补充说明', 'textarea', { required: 0, maxLen: 300 }),
  ],
  生活服务: [
    field('name', '姓名', 'text', { maxLen: 20 }),
    field('idcard', '身份证号', 'idcard'),
    field('mobile', '手机号', 'mobile'),
    field('day', '期望办理日期', 'date'),
    field('way', '取件方式', 'radio', { options: ['到店自取', '快递寄送'] }),
    field('password', '业务系统密码', 'secret', { required: 0, maxLen: 60 }),
  ],
  设计定制: [
    field('brand', '品牌名称', 'text', { maxLen: 40 }),
    field('styles', '风格偏好', 'checkbox', { options: ['简约', '科技', '国潮', '手绘', '复古'] }),
    field('email', '收稿邮箱', 'email'),
    field('pages', '页数', 'number', { required: 0, min: 1, max: 200 }),
    field('reference', '参考图片', 'image', { required: 0, maxCount: 6 }),
  ],
};

const returnAddress = { name: '商台仓库', mobile: '13800000000', address: '浙江省杭州市滨江区江南大道 588 号商台大厦 B1' };

/** What only one kind of goods has, with the variety a list should show. */
export function blockOf(kind: number, id: number, category: string): KindBlock {
  if (kind === 1)
    return {
      deliverMode: id % 6 === 0 ? 2 : 1,
      cardFields: [
        { key: 'account', label: '账号', secret: 0 },
        { key: 'password', label: '密码', secret: 1 },
      ],
      separator: '----',
      warrantyHours: [24, 72, 168, 24][id % 4] ?? 24,
      useGuide: '登录后请在 24 小时内修改密码，质保期内账号异常可申请换号。',
    };
  if (kind === 2)
    return {
      ...{ freightType: id % 5 === 0 ? 2 : id % 5 === 1 ? 1 : 0, freight: id % 5 < 2 ? 800 : 0, extraFreight: id % 5 === 0 ? 300 : 0 },
      noDeliveryRegions: id % 17 === 0 ? ['西藏自治区', '新疆维吾尔自治区'] : [],
      ...{ afterSaleDays: id % 3 === 0 ? 15 : 7, returnable: id % 19 === 0 ? 0 : 1, returnAddress, invoiceable: id % 23 === 0 ? 0 : 1 },
    };
  if (kind === 3)
    return {
      formFields: (forms[category] ?? []).map((each, sort) => ({ ...each, sort })),
      needAudit: id % 4 === 0 ? 0 : 1,
      promiseHours: [24, 48, 72][id % 3] ?? 24,
      refundableBeforeProcess: id % 5 === 0 ? 0 : 1,
    };
  return {
    licenceMode: id % 6 === 0 ? 1 : id % 7 === 0 ? 3 : 2,
    platforms: id % 2 === 0 ? ['Windows', 'macOS'] : ['Windows', 'Web', 'Android'],
    softVersion: `${1 + (id % 5)}.${id % 10}.0`,
    downloadUrl: 'https://download.shangtai.example/latest',
    docUrl: 'https://docs.shangtai.example/start',
    ...{
      maxDevices: [1, 2, 3, 5][id % 4] ?? 1,
      renewable: id % 9 === 0 ? 0 : 1,
      trialDays: id % 4 === 0 ? 14 : 0,
      keyPrefix: id % 3 === 0 ? 'ST' : '',
    },
  };
}

/** Whether goods sell from a stock of cards: automatic accounts and activation codes. */
export const sellsCards = ({ deliverMode, licenceMode }: KindBlock): boolean => deliverMode === 1 || licenceMode === 1;
