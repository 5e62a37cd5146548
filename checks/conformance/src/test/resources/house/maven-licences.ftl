<#list dependencyMap as e>
${e.getKey().groupId}:${e.getKey().artifactId}	${e.getKey().version}	<#list e.getValue() as licence>${licence}<#sep>	</#list>
</#list>
