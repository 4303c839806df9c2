"""Corrections to the OpenAPI description that the framework generates.

The framework cannot know that every refusal has the shape of ``problems.py``, that a 204 has no body, and that a record
is an object.
"""

from typing import Any

from litestar import Request
from litestar.openapi.plugins import JsonRenderPlugin

_PROBLEM = {
    "description": "Refused: what is wrong, and where",
    "content": {
        "application/json": {
            "schema": {
                "type": "object",
                "properties": {"problem": {"$ref": "#/components/schemas/Problem"}},
                "required": ["problem"],
            }
        }
    },
}
_RECORD = "/api/tables/{table_id}/record"


class CorrectedOpenApi(JsonRenderPlugin):
    def render(self, request: Request[Any, Any, Any], openapi_schema: dict[str, Any]) -> bytes:
        return super().render(request, _correct(openapi_schema))


def _correct(schema: dict[str, Any]) -> dict[str, Any]:
    """Correct the schema in place. Doing it twice changes nothing more."""
    for operations in schema["paths"].values():
        for operation in operations.values():
            answers = operation["responses"]
            answers.pop("400", None)
            answers["4XX"] = answers["503"] = _PROBLEM
            if "204" in answers:
                answers["204"].pop("content", None)
    [json] = schema["paths"][_RECORD]["get"]["responses"]["200"]["content"].values()
    json["schema"] = {"type": "object"}
    health = schema["paths"]["/health"]["get"]["responses"]
    health["503"] = health["200"]
    return schema
