import { describe, expect, test } from 'vitest';
import { certificateFacts } from './certificates';

describe('a certificate', () => {
  test('says which game it is of, how many rolls it holds and which word was mixed in', () => {
    const text = '{"scheme":"fairdice/1","gameId":"ab","variant":"tapa/mali","rolls":[{},{}],"offline":{"seedS":"0","word":"тапа"}}';
    expect(certificateFacts(text)).toEqual({ gameId: 'ab', variant: 'tapa/mali', rolls: 2, word: 'тапа' });
  });

  test('that is damaged says nothing, and nothing breaks', () => {
    expect(certificateFacts('{')).toBeNull();
    expect(certificateFacts('null')).toBeNull();
    expect(certificateFacts('{"rolls":7,"offline":3}')).toEqual({ gameId: '', variant: '', rolls: 0, word: '' });
  });
});
