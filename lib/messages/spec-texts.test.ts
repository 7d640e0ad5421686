import { describe, expect, test } from 'vitest';
import { texts } from '@/lib/testing/message-catalogue';

/** Texts the specification fixes, word for word, in the language it gives them in; `{n}` is a number. */
const ENGLISH: Record<string, string> = {
  'guard.hasError': 'Has Error',
  'guard.verifyFailed': 'Verification failed, please Login again.',
  'guard.rolesEmpty': 'getInfo: roles must be a non-null array!',
  'tags.refresh': 'Refresh',
  'tags.close': 'Close',
  'tags.closeOthers': 'Close Others',
  'tags.closeAll': 'Close All',
  'tags.noName': 'no-name',
  'screen.unsupported': 'you browser can not work',
  'size.default': 'Default',
  'size.medium': 'Medium',
  'size.small': 'Small',
  'size.mini': 'Mini',
  'size.switched': 'Switch Size Success',
  'picture.libraryTitle': 'my pictures',
  'map.title': 'my pictures',
  'video.libraryTitle': 'my videos',
  'picture.uploadTitle': 'picture upload',
  'video.uploadTitle': 'video upload',
  'picture.methodRequired': 'upload method cannot be empty',
  'picture.groupRequired': 'group cannot be empty',
  'picture.imageRequired': 'picture cannot be empty',
  'picture.badType': 'wrong file format, please upload picture types such as JPG, PNG',
  'video.badType': 'wrong file format, please upload video such as MP4',
  'picture.tooMany': 'number of pictures selected cannot exceed {n}',
  'video.tooMany': 'number of videos selected cannot exceed {n}',
  'media.uploaded': 'upload successful',
  'media.deleted': 'deleted successfully',
  'request.error': 'Error',
  'session.expiredText': 'You have been logged out, you can cancel to stay on this page, or log in again',
  'session.expiredTitle': 'Confirm logout',
  'session.relogin': 'Re-Login',
  'session.cancel': 'Cancel',
};

const CHINESE: Record<string, string> = {
  'route.dashboard': '首页',
  'route.member': '用户管理',
  'route.memberList': '用户列表',
  'route.distributorList': '分销商列表',
  'route.pointRecord': '积分记录',
  'route.balanceRecord': '余额记录',
  'route.memberLevel': '用户等级',
  'route.distributor': '分销商等级',
  'route.applyDistributorList': '分销商申请',
  'route.shopping': '门店管理',
  'route.shop': '门店列表',
  'route.applyShopList': '门店申请',
  'route.applyShopLevel': '门店等级',
  'route.applyShopMeal': '门店套餐',
  'route.shopFinance': '门店流水',
  'route.finace': '收益流水',
  'route.goods': '商品管理',
  'route.formGoodsBrand': '品牌',
  'route.softwareGoods': '软件服务',
  'route.order': '订单管理',
  'route.invoiceList': '发票申请列表',
  'route.cashList': '提现申请列表',
  'route.express': '快递公司列表',
  'route.marketing': '营销管理',
  'route.coupon': '优惠券列表',
  'route.dialog': '首页弹窗设置',
  'route.parameter': '参数配置',
  'route.indexSetting': '首页金刚区配置',
  'route.homeCarousel': '首页轮播图配置',
  'route.cashSetting': '首页布局配置',
  'route.accountSetting': '账号配置',
  'route.systemSetting': '常规配置',
  'route.system': '系统管理',
  'route.systemRolesList': '角色列表',
  'route.systemUserList': '管理员列表',
  'user.logout': '退出登录',
  'time.now': '刚刚',
  'time.dayAgo': '1天前',
};

/** Not quoted by the specification, but named once for the whole product. */
const OURS: Record<string, readonly [english: string, chinese: string]> = {
  'app.title': ['Central Management Console', '中央管理控制台'],
  'app.brandLong': ['Shangtai Console', '商台管理控制台'],
  'app.brandShort': ['Shangtai', '商台'],
  'request.network': ['Network Error', '网络错误'],
};

describe('texts of the specification', () => {
  test.each(Object.entries(ENGLISH))('%s is exact in English', (key, text) => {
    expect(texts.en.get(key)).toBe(text);
  });

  test.each(Object.entries(CHINESE))('%s is exact in Chinese', (key, text) => {
    expect(texts['zh-CN'].get(key)).toBe(text);
  });

  test.each(Object.entries(OURS))('%s is the one name in both languages', (key, [english, chinese]) => {
    expect([texts.en.get(key), texts['zh-CN'].get(key)]).toEqual([english, chinese]);
  });
});
