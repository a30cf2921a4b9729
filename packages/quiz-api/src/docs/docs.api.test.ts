import { actionNames, actions } from '@quiz-arena/contract/action-registry';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApi, type TestApi } from '../testing/test-api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const fetchDocument = async () => (await api.app.inject('/api/docs/openapi.json')).json();

describe('the OpenAPI document', () => {
  it('is valid OpenAPI 3.1', async () => {
    const validator = new Validator();
    expect(await validator.validate(await fetchDocument())).toEqual({ valid: true });
    expect(validator.version).toBe('3.1');
  });

  it('has every action of the registry with its fields, and no other', async () => {
    const { paths } = await fetchDocument();
    expect(Object.keys(paths)).toEqual(actionNames.map((name) => `/${name}`));
    const { schema } = paths['/get_questions_by_level'].post.requestBody.content['multipart/form-data'];
    expect(Object.keys(schema.properties)).toEqual(['category', 'subcategory', 'level', 'language_id']);
    expect(schema).toMatchObject({ required: ['category', 'level'], additionalProperties: false });
    const { image } =
      paths['/upload_profile_image'].post.requestBody.content['multipart/form-data'].schema.properties;
    expect(image).toEqual({ contentMediaType: 'application/octet-stream' });
  });

  it('says who may call, and with which codes and statuses each action answers', async () => {
    const { paths } = await fetchDocument();
    const { post } = paths['/get_daily_quiz'];
    expect(post.security).toEqual([{ player: [] }]);
    expect(post.description).toContain('112 ALREADY_PLAYED_TODAY');
    expect(Object.keys(post.responses)).toEqual(['200', '400', '401', '413', '429', '500', '503']);
    for (const name of actionNames) {
      const isOpen = ['public', 'optional-player'].includes(actions[name].access);
      expect([name, '401' in paths[`/${name}`].post.responses]).toEqual([name, !isOpen]);
    }
  });

  it('describes what is really answered', async () => {
    const { schema } = (await fetchDocument()).paths['/get_languages'].post.responses[200].content[
      'application/json'
    ];
    const [success] = schema.oneOf;
    const { body } = await api.call('get_languages', {});
    expect(Object.keys(success.properties)).toEqual(Object.keys(body));
    expect(Object.keys(success.properties.data.items.properties)).toEqual(Object.keys(body.data[0]));
  });
});

describe('the page for people', () => {
  it('names every action, runs no script and loads nothing from elsewhere', async () => {
    const { body, headers } = await api.app.inject('/api/docs');
    for (const name of actionNames) expect(body).toContain(`<section id="${name}">`);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(body).not.toMatch(/<script|<style|style=|javascript:|\son\w+=/i);
    for (const [, address = ''] of body.matchAll(/(?:href|src)="([^"]*)"/g)) expect(address).toMatch(/^[#/]/);
    const style = await api.app.inject('/api/docs/style.css');
    expect([style.statusCode, style.headers['content-type']]).toEqual([200, 'text/css; charset=utf-8']);
  });
});
